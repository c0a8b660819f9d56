/** The server of this page, as far as the page knows: whether there is one, and whether it answers. */
import { IS_SITE } from './address';

/** `unknown` until the first answer is there, or fails to come. */
export type Reach = 'none' | 'unknown' | 'up' | 'down';

class Server {
  reach = $state<Reach>(IS_SITE ? 'none' : 'unknown');

  /** Note whether the server has answered a request. */
  note(answered: boolean): void {
    if (this.reach !== 'none') this.reach = answered ? 'up' : 'down';
  }
}

export const server = new Server();
