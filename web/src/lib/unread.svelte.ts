/** Which chat messages of a table have been read, also after a reload. */
import { keep, load } from './storage';
import type { ChatView } from './view';

export class Unread {
  /** The numbers of the first unread message of the players and of the spectators. */
  private next = $state.raw<[number, number]>([0, 0]);
  private readonly key: string;

  constructor(table: string) {
    this.key = `bali-read-${table}`;
    this.next = load<[number, number]>(this.key, [0, 0], 'sessionStorage');
  }

  /** Return how many messages of others are unread. */
  count(chat: readonly ChatView[], spectatorChat: readonly ChatView[]): number {
    const isUnread = (first: number) => (message: ChatView) => message.number >= first && !message.yours;
    return chat.filter(isUnread(this.next[0])).length + spectatorChat.filter(isUnread(this.next[1])).length;
  }

  /** Note that everything so far has been read. */
  read(chat: readonly ChatView[], spectatorChat: readonly ChatView[]): void {
    const after = (list: readonly ChatView[], least: number) => Math.max(least, (list.at(-1)?.number ?? -1) + 1);
    const next: [number, number] = [after(chat, this.next[0]), after(spectatorChat, this.next[1])];
    if (next[0] === this.next[0] && next[1] === this.next[1]) return;
    this.next = next;
    keep(this.key, next, 'sessionStorage');
  }
}
