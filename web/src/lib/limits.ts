/** Numbers of the server that the page needs, too; tests/server/test_page_constants.py compares them. */
export const MAX_NAME_LENGTH = 12;
export const MAX_CHAT_LENGTH = 500;
export const MAX_CODE_LENGTH = 40; // of a recovery code
export const CALL_BOT_AFTER = 120_000; // milliseconds before a bot can be called for another player
export const RESERVED_FOR = 60_000; // milliseconds before anyone else can free a seat that a rematch has reserved

/** Close codes of a socket after which reconnecting is useless, with the code of the reason. */
export const CLOSED_FOR_GOOD: Record<number, string> = { 4401: 'no-guest', 4403: 'private', 4404: 'no-table' };
