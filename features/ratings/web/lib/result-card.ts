import type { Sport } from '#domain/scoring/formats.ts';
import { FONT, fittedLines } from './fitted-text.ts';
import { BALL } from './share-card.ts';

/** A line of a card: the leaf of the scoreboard, and whose it is. */
export interface CardRow {
  readonly mark: string;
  readonly text: string;
  /** Underlined in the red of a draw sheet. */
  readonly isWinner?: boolean;
}

/** A result or the places of an event, as a picture says them; every name by the display choice of its person. */
export interface ResultCard {
  readonly title: string;
  readonly subtitle: string;
  /** At most eight. */
  readonly rows: readonly CardRow[];
  readonly foot: string;
  /** The card has the colour of its court. */
  readonly sport: Sport;
}

const RESULT_SHAPES = {
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
} as const;
export type ResultShape = keyof typeof RESULT_SHAPES;

const [INK, SOFT, BOARD, WINNER] = ['#ffffff', 'rgb(255 255 255 / 80%)', '#12211b', '#ff5a6e'];
type Spot = readonly [x: number, y: number];
const EDGE = 84;
const LEAF = 220;

/** The token of the page. */
function courtColour(sport: Sport): string {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(`--court-${sport}`).trim() || '#0a5f45';
}

/** Draws a card: the court with its lines, the title, and a row of the scoreboard for each side. */
export function drawResultCard(
  canvas: HTMLCanvasElement,
  shape: ResultShape,
  card: ResultCard,
): void {
  const size = RESULT_SHAPES[shape];
  const { width, height } = size;
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the canvas cannot be drawn on');
  drawCourt(pen, size, courtColour(card.sport));
  const room = width - 2 * EDGE;
  /** `y` is the base of a single line; of two, the first stands `rise` of their size above it. */
  const write = (
    text: string,
    [x, y]: Spot,
    px: number,
    most: number,
    { colour = INK, rise = 1.2 } = {},
  ) => {
    const { lines, size: high } = fittedLines(pen, text, { size: px, room: most, weight: 700 });
    pen.fillStyle = colour;
    pen.font = `700 ${high}px ${FONT}`;
    const begin = y - (lines.length - 1) * high * rise;
    for (const [index, line] of lines.entries()) pen.fillText(line, x, begin + index * high * 1.2);
  };
  const top = shape === 'tall' ? 320 : 190;
  pen.textBaseline = 'alphabetic';
  write(card.title, [EDGE, top], 68, room);
  write(card.subtitle, [EDGE, top + 66], 40, room, { colour: SOFT });
  const from = top + 130;
  const bottom = height - (shape === 'tall' ? 260 : 150);
  const pitch = Math.min(LEAF + 60, (bottom - from) / Math.max(1, card.rows.length));
  const leaf = Math.min(LEAF, pitch - 24);
  const begin = from + Math.max(0, (bottom - from - pitch * card.rows.length) / 2);
  for (const [index, { mark, text, isWinner }] of card.rows.entries()) {
    const y = begin + index * pitch;
    drawLeaf(pen, mark, EDGE, y, leaf);
    const x = EDGE + leaf + 36;
    const most = width - EDGE - x;
    write(text, [x, y + leaf * 0.64], leaf * 0.42, most, { rise: 0.75 });
    if (!isWinner) continue;
    pen.fillStyle = WINNER;
    pen.fillRect(x, y + leaf * 0.84, most, 10);
  }
  write(card.foot, [EDGE, height - (shape === 'tall' ? 150 : 76)], 40, room - 140, {
    colour: SOFT,
  });
  pen.fillStyle = BALL;
  pen.beginPath();
  pen.arc(width - EDGE - 40, height - (shape === 'tall' ? 165 : 90), 40, 0, 2 * Math.PI);
  pen.fill();
}

function drawCourt(
  pen: CanvasRenderingContext2D,
  { width, height }: { readonly width: number; readonly height: number },
  colour: string,
): void {
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = 'rgb(255 255 255 / 16%)';
  pen.lineWidth = 8;
  pen.strokeRect(36, 36, width - 72, height - 72);
  pen.beginPath();
  pen.moveTo(36, height / 2);
  pen.lineTo(width - 36, height / 2);
  pen.moveTo(width / 2, 36);
  pen.lineTo(width / 2, height - 36);
  pen.stroke();
}

/** A leaf of the flip scoreboard, with the line through its middle. */
function drawLeaf(
  pen: CanvasRenderingContext2D,
  mark: string,
  x: number,
  y: number,
  size: number,
): void {
  pen.fillStyle = BOARD;
  pen.beginPath();
  pen.roundRect(x, y, size, size, 16);
  pen.fill();
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  const px = mark.length > 2 ? size * 0.42 : size * 0.72;
  pen.font = `700 ${px}px Figures, "Arial Narrow", ${FONT}`;
  pen.fillText(mark, x + size / 2, y + size / 2 + px * 0.36);
  pen.textAlign = 'start';
  pen.fillStyle = 'rgb(0 0 0 / 45%)';
  pen.fillRect(x, y + size / 2 - 2, size, 4);
}

/** Waits for the figures of the scoreboard; where they do not come, the phone's own are drawn. */
export async function figuresLoaded(): Promise<void> {
  await document.fonts?.load('700 100px Figures', '0123456789').catch(() => {});
}
