/** A turn of dalang. */
import { label, stepsOf, type Step } from './steps';

const CARD = 9;
const CHIP = 6;
const ISLAND = 22;

const FIRST: Step = {
  villageLabel: label('village', 2, 31, 22),
  masksLabel: label('masks', 53, 33, 21),
  handLabel: label('hand', 24, 54, 52),
  pileLabel: label('pile', 78, 54, 20),
  kukusch: { face: 'island-kukusch', x: 2, y: 2, width: ISLAND },
  panschar: { face: 'island-panschar', x: 26, y: 2, width: ISLAND },
  tschakkalag: { face: 'island-tschakkalag', x: 50, y: 2, width: ISLAND },
  wontong: { face: 'island-wontong', x: 74, y: 2, width: ISLAND },
  dalang: { face: 'dalang', x: 9, y: 4, width: 8, lit: true },
  priest: { face: 'chip-priest', x: 3, y: 24, width: CHIP },
  prince: { face: 'chip-prince', x: 11, y: 14, width: CHIP },
  other: { face: 'chip-prince', x: 27, y: 24, width: CHIP },
  seal: { face: 'seal', x: 17, y: 14, width: CHIP, gone: true },
  pile: { face: 'back', x: 89, y: 39, width: CARD },
  hand0: { face: 'prince', x: 26, y: 39, width: CARD },
  hand1: { face: 'prince', x: 36, y: 39, width: CARD },
  hand2: { face: 'prince', x: 46, y: 39, width: CARD },
  drawn0: { face: 'kukusch-panschar', x: 89, y: 39, width: CARD, gone: true },
  drawn1: { face: 'warrior', x: 89, y: 39, width: CARD, gone: true },
  mask: { face: 'mask', x: 60, y: 24, width: 7 },
};

export const DALANG: Step[] = stepsOf(
  FIRST,
  { drawn0: { x: 56, gone: false, lit: true }, drawn1: { x: 66, gone: false, lit: true } },
  { hand0: { x: 4, y: 36, lit: true }, hand1: { y: 34, lit: true }, hand2: { y: 34, lit: true } },
  {
    prince: { x: 10, y: 24, lit: true },
    seal: { x: 17, y: 24, gone: false, lit: true },
    hand0: { gone: true },
    hand1: { y: 39 },
    hand2: { y: 39 },
  },
  { drawn1: { x: 76, y: 34, lit: true } },
  { drawn1: { gone: true }, drawn0: { y: 34, lit: true }, dalang: { x: 33, lit: true } },
  { drawn0: { gone: true }, mask: { x: 34, y: 24, lit: true }, other: { lit: true } },
  { mask: { lit: true }, seal: { lit: true } },
);
