import { notify } from '#platform/web/notify/notify.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { FONT, fittedLines } from './fitted-text.ts';

/** A picture to share, drawn on a canvas: what it says, and nothing of anybody's school. */

export interface CardWords {
  /** By the display choice of the player or guardian. */
  readonly name: string;
  readonly rate: string;
  readonly letter: string;
  readonly change: string;
  /** The last tournament, its day, and what was won and lost there. */
  readonly where: string;
  readonly day: string;
  /** The name of the app. */
  readonly foot: string;
}

const CARD_SIZES = {
  square: { width: 1080, height: 1080 },
  wide: { width: 1200, height: 630 },
} as const;
export type CardShape = keyof typeof CARD_SIZES;

const INK = '#ffffff';
const SOFT = '#c8ead9';
export const BALL = '#d8f23c';

/** Draws the card on a canvas of its size. */
export function drawCard(canvas: HTMLCanvasElement, shape: CardShape, words: CardWords): void {
  const { width, height } = CARD_SIZES[shape];
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the canvas cannot be drawn on');
  const unit = height / 100;
  const left = width * 0.08;
  pen.fillStyle = '#0a5d43';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = BALL;
  pen.beginPath();
  pen.arc(width - 10 * unit, 12 * unit, 6 * unit, 0, 2 * Math.PI);
  pen.fill();
  const room = width - 2 * left;
  const write = (
    text: string,
    y: number,
    high: number,
    colour = INK,
    weight = 700,
    roomInTwo = room,
  ) => {
    const { lines, size } = fittedLines(pen, text, { size: high * unit, room, roomInTwo, weight });
    pen.fillStyle = colour;
    pen.font = `${weight} ${size}px ${FONT}`;
    const above = (lines.length - 1) * size * 1.15;
    for (const [index, line] of lines.entries()) {
      pen.fillText(line, left, y * unit - above + index * size * 1.15);
    }
  };
  // The upper one of two lines is beside the ball.
  write(words.name, 24, 10, INK, 700, width - 18 * unit - left);
  write(words.rate, 52, 21);
  write(`${words.letter}   ${words.change}`, 66, 8, BALL);
  write(words.where, 80, 5.5, SOFT, 500);
  write(words.day, 88, 4.5, SOFT, 500);
  write(words.foot, 95, 4, SOFT, 600);
}

/** Gives the drawn picture to the phone's share sheet, with a text; where there is none it is saved as a file. */
export async function shareCard(
  canvas: HTMLCanvasElement | null,
  text: string,
  failed: string,
): Promise<void> {
  if (!canvas) return;
  try {
    const file = await cardFile(canvas);
    if (navigator.canShare?.({ files: [file] })) await navigator.share({ files: [file], text });
    else saveFile(file.name, file);
  } catch (error) {
    // Closing the share sheet is no failure.
    if ((error as Error).name === 'AbortError') return;
    notify({ title: failed, variant: 'destructive' });
  }
}

async function cardFile(canvas: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture was not made');
  return new File([blob], 'rallydays.png', { type: 'image/png' });
}
