/** What the build puts into the page. */
interface ImportMetaEnv {
  /** The address of the server that a static site knows, with a slash at its end; null if it knows none. */
  readonly SERVER: string | null;
}
