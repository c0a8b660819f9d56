/** A result as a picture, drawn from the game's own art. */
import { art, type GameName } from './art';

export interface Picture {
  game: GameName;
  title: string;
  headline: string;
  date: string;
  total: string;
  players: { name: string; colour: string; points: number | null; winner: boolean }[];
  categories: { label: string; face: string; colour: string; points: number[] }[];
}

const WIDTH = 1200;
const EDGE = 56;
const BANNER = 320;
const ROW = 58;
const LINE = 44;
const COLUMN = 150; // the width of a player's column in the table
const INK = '#2a1710';
const PALE = '#6a4a36';
const SANS = "'Segoe UI', 'Helvetica Neue', Roboto, 'Noto Sans', 'Hiragino Sans', 'Noto Sans CJK JP', 'Yu Gothic', Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', 'Hiragino Mincho ProN', 'Noto Serif CJK JP', 'Yu Mincho', serif";

/** Draw a result as a PNG file. */
export async function draw(picture: Picture): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height =
    BANNER + 120 + ROW * picture.players.length + (picture.categories.length ? LINE * (picture.categories.length + 2) + 50 : 20);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser has no canvas');
  pen.textBaseline = 'middle';
  pen.fillStyle = '#fffaf0';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  await drawBanner(pen, picture);
  drawHeadline(pen, picture.headline);
  const below = drawBars(pen, picture, BANNER + 110);
  if (picture.categories.length) await drawTable(pen, picture, below + 40);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture cannot be saved');
  return new File([blob], `bali-${picture.game}.png`, { type: 'image/png' });
}

async function drawBanner(pen: CanvasRenderingContext2D, { game, title, date }: Picture): Promise<void> {
  const scene = await load(game, 'scene', WIDTH, 500);
  pen.drawImage(scene, 0, 60, WIDTH, BANNER, 0, 0, WIDTH, BANNER);
  pen.fillStyle = 'rgb(31 27 58 / 72%)';
  pen.fillRect(0, BANNER - 74, WIDTH, 74);
  write(pen, title, EDGE, BANNER - 36, { font: `700 38px ${SERIF}`, colour: '#f7ecd6', width: 760 });
  write(pen, date, WIDTH - EDGE, BANNER - 36, { font: `28px ${SANS}`, colour: '#f7d98c', align: 'end', width: 300 });
}

function drawHeadline(pen: CanvasRenderingContext2D, text: string): void {
  write(pen, text, WIDTH / 2, BANNER + 58, { font: `700 50px ${SERIF}`, colour: '#9c3f1c', align: 'center', width: WIDTH - 2 * EDGE });
}

/** Draw a bar for each player and return where they end. */
function drawBars(pen: CanvasRenderingContext2D, { players, categories }: Picture, top: number): number {
  const most = Math.max(1, ...players.map(({ points }) => points ?? 0));
  const [left, right] = [EDGE + 250, WIDTH - EDGE - 90];
  for (const [seat, { name, colour, points, winner }] of players.entries()) {
    const middle = top + ROW * seat + ROW / 2;
    fill(pen, colour, EDGE, middle - 20, 10, 40);
    write(pen, name, EDGE + 26, middle, { font: `${winner ? 700 : 400} 30px ${SANS}`, width: 210 });
    if (points === null) continue;
    let x = left;
    for (const category of categories) {
      const width = (Math.max(0, category.points[seat] ?? 0) / most) * (right - left);
      fill(pen, category.colour, x, middle - 18, Math.max(0, width - 2), 36);
      x += width;
    }
    write(pen, String(points), WIDTH - EDGE, middle, { font: `700 34px ${SANS}`, align: 'end', width: 80 });
  }
  return top + ROW * players.length;
}

async function drawTable(pen: CanvasRenderingContext2D, picture: Picture, top: number): Promise<void> {
  const { players, categories } = picture;
  const end = (seat: number) => WIDTH - EDGE - (players.length - 1 - seat) * COLUMN;
  for (const [seat, { name }] of players.entries())
    write(pen, name, end(seat), top, { font: `600 24px ${SANS}`, align: 'end', width: COLUMN - 14, colour: PALE });
  for (const [number, category] of categories.entries()) {
    const y = top + LINE * (number + 1);
    fill(pen, category.colour, EDGE, y - 18, 44, 36);
    pen.drawImage(await load(picture.game, category.face, 30, 30), EDGE + 7, y - 15, 30, 30);
    write(pen, category.label, EDGE + 60, y, { font: `26px ${SANS}`, width: end(0) - COLUMN - EDGE + 40 });
    for (const [seat, points] of category.points.entries())
      write(pen, String(points), end(seat), y, { font: `26px ${SANS}`, align: 'end' });
  }
  const y = top + LINE * (categories.length + 1);
  fill(pen, PALE, EDGE, y - LINE / 2, WIDTH - 2 * EDGE, 2);
  write(pen, picture.total, EDGE + 60, y + 6, { font: `700 28px ${SANS}` });
  for (const [seat, { points }] of players.entries())
    write(pen, String(points ?? ''), end(seat), y + 6, { font: `700 28px ${SANS}`, align: 'end' });
}

interface Style {
  font: string;
  colour?: string;
  align?: CanvasTextAlign;
  /** The maximum width of the text; longer text is squeezed. */
  width?: number;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, style: Style): void {
  pen.font = style.font;
  pen.fillStyle = style.colour ?? INK;
  pen.textAlign = style.align ?? 'start';
  pen.fillText(text, x, y, style.width ?? WIDTH);
}

function fill(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, width: number, height: number): void {
  pen.fillStyle = colour;
  pen.fillRect(x, y, width, height);
}

/** Load a picture in a size: some browsers draw nothing for an SVG file that does not state its size. */
async function load(game: GameName, face: string, width: number, height: number): Promise<HTMLImageElement> {
  const text = await (await fetch(art(game, face))).text();
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(text.replace('<svg ', `<svg width="${width}" height="${height}" `))}`;
  await image.decode();
  return image;
}
