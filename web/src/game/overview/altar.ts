/** A turn of altar. */
import { label, stepsOf, type Piece, type Step } from './steps';

const CARD = 9;
const TOKEN = 4;
const COLUMNS = [
  ['priest', 'stonemason', 'stonemason'],
  ['rice', 'shrine', 'banana'],
  ['pepper', 'priest', 'peanut'],
];

function offer(): Step {
  const cards = COLUMNS.flatMap((column, x) =>
    column.map((face, y): [string, Piece] => [`offer${x}${y}`, { face, x: 3 + 11 * x, y: 2 + 5 * y, width: CARD }]),
  );
  return Object.fromEntries(cards);
}

const FIRST: Step = {
  offerLabel: label('offer', 2, 28, 33),
  altarLabel: label('altar', 42, 28, 30),
  supplyLabel: label('supply', 73, 15, 17),
  playedLabel: label('played', 3, 54, 36),
  handLabel: label('hand', 52, 54, 37),
  altar: { face: 'altar', x: 42, y: 1, width: 30 },
  supply: { face: 'good-banana', x: 78, y: 4, width: 7 },
  bought: { face: 'good-banana', x: 78, y: 4, width: 7 },
  ...offer(),
  mason: { face: 'stonemason', x: 3, y: 39, width: CARD },
  hand0: { face: 'banana', x: 55, y: 39, width: CARD },
  hand1: { face: 'peanut', x: 66, y: 39, width: CARD },
  hand2: { face: 'pepper', x: 77, y: 39, width: CARD },
  stone0: { face: 'stone', x: 14, y: 12, width: TOKEN, gone: true },
  stone1: { face: 'stone', x: 16, y: 12, width: TOKEN, gone: true },
  shrine: { face: 'shrine', x: 88, y: 58, width: CARD, gone: true },
  sacrifice0: { face: 'good-banana', x: 90, y: 30, width: 7, gone: true },
  sacrifice1: { face: 'good-banana', x: 78, y: 4, width: 7, gone: true },
  point: { face: 'point', x: 54, y: 14, width: 6, gone: true },
};

export const ALTAR: Step[] = stepsOf(
  FIRST,
  { bought: { x: 90, y: 30, lit: true } },
  { hand0: { x: 14, y: 39, lit: true } },
  { offer02: { x: 55, y: 39, lit: true } },
  { offer01: { lit: true } },
  { stone0: { x: 5, y: 33, gone: false }, stone1: { x: 10, y: 33, gone: false }, offer01: { lit: true } },
  {
    shrine: { x: 25, y: 39, gone: false, lit: true },
    stone0: { gone: true },
    stone1: { gone: true },
    sacrifice0: { x: 51, y: 12, gone: false },
    sacrifice1: { x: 56, y: 12, gone: false, lit: true },
  },
  { point: { gone: false, lit: true, x: 60, y: 8, width: 8 }, bought: { lit: true } },
);
