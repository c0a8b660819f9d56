/** Installing the page as an app, where the browser offers it. */

/** The event with which Chromium offers to install a page; no standard has it yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Install {
  /** Whether the player can install the page now. */
  offered = $state(false);
  private offer: InstallOffer | null = null;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => this.set(event as InstallOffer));
    addEventListener('appinstalled', () => this.set(null));
  }

  /** Let the browser ask the player. It offers that only once. */
  async ask(): Promise<void> {
    const { offer } = this;
    this.set(null);
    await offer?.prompt();
  }

  private set(offer: InstallOffer | null): void {
    offer?.preventDefault(); // no banner of the browser's own: our button is enough
    this.offer = offer;
    this.offered = offer !== null;
  }
}

export const install = new Install();
