/** Notices a dead connection: a browser can take minutes to report one. */
import { HEARTBEAT_EVERY } from '../api/facts';

const ANSWER_WITHIN = 5500; // milliseconds; with HEARTBEAT_EVERY less than the ten seconds after which a player would wonder

export class Heartbeat {
  private pingTimer = 0;
  private answerTimer = 0;

  constructor(
    private readonly ping: () => void,
    private readonly onSilence: () => void,
  ) {}

  /** Watch a new connection; it may take as long to open as an answer may take to arrive. */
  start(): void {
    this.stop();
    this.expectAnswer();
  }

  /** Note that something arrived: the connection is alive. The next ping is due after a while. */
  notice(): void {
    clearTimeout(this.answerTimer);
    this.answerTimer = 0;
    if (!this.pingTimer) this.pingTimer = window.setTimeout(this.beat, HEARTBEAT_EVERY);
  }

  /** Note that a message was sent, which the server always answers. */
  expectAnswer(): void {
    if (!this.answerTimer) this.answerTimer = window.setTimeout(this.onSilence, ANSWER_WITHIN);
  }

  stop(): void {
    clearTimeout(this.pingTimer);
    clearTimeout(this.answerTimer);
    this.pingTimer = this.answerTimer = 0;
  }

  private beat = (): void => {
    this.pingTimer = 0;
    this.ping();
  };
}
