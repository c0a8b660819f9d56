'use strict';

// boardgame.io reads this once, on import: it silences its info log and skips its
// development-only checks, as a deployed server would.
process.env.NODE_ENV = 'production';

const { Server } = require('boardgame.io/server');

const HAND_SIZE = 20;
const TABLE_SIZE = 40;
const VALUES = 13;

const numbers = (count, offset) => Array.from({ length: count }, (_, i) => (i + offset) % VALUES);

const game = {
  name: 'bench',
  minPlayers: 2,
  maxPlayers: 4,

  setup: ({ ctx }) => ({
    hands: Object.fromEntries(
      ctx.playOrder.map((player, seat) => [player, numbers(HAND_SIZE, seat)]),
    ),
    table: numbers(TABLE_SIZE, 0),
  }),

  moves: {
    // A swap keeps the state the same size, so that a long run measures
    // the server and not a growing game.
    play: ({ G, ctx, playerID }, index) => {
      const hand = G.hands[playerID];
      if (!Number.isInteger(index) || index < 0 || index >= hand.length) return 'INVALID_MOVE';
      const spot = ctx.turn % TABLE_SIZE;
      const card = hand[index];
      hand[index] = G.table[spot];
      G.table[spot] = card;
      G.table[(spot + 1) % TABLE_SIZE] = (G.table[(spot + 1) % TABLE_SIZE] + card) % VALUES;
    },
  },

  turn: { minMoves: 1, maxMoves: 1 },

  playerView: ({ G, playerID }) => ({
    hands: Object.fromEntries(
      Object.entries(G.hands).map(([player, hand]) => [
        player,
        player === playerID ? hand : hand.length,
      ]),
    ),
    table: G.table,
  }),
};

const port = Number(process.argv[2]);
if (!Number.isInteger(port)) {
  console.error('usage: node server.cjs PORT');
  process.exit(2);
}

const server = Server({ games: [game], origins: [/.*/] });
server.run(port).then(({ appServer }) => console.log(`listening on ${appServer.address().port}`));
