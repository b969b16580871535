export const FONT = '"Noto Sans JP", "Hiragino Sans", "Yu Gothic", system-ui, sans-serif';

type Pen = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

/** Where a text is written: how large it would be, and how much room each of its lines has. */
interface Place {
  readonly size: number;
  readonly room: number;
  /** Of each of two lines; the same, when left out. */
  readonly roomInTwo?: number;
  readonly weight: number;
}

/** A text that would be smaller than this part of its size is written in two lines. */
const LEAST = 0.7;

/** The size at which a text fits its line: long names are written smaller, never cut. */
function fitted(pen: Pen, text: string, { size, room, weight }: Place): number {
  pen.font = `${weight} ${size}px ${FONT}`;
  const taken = pen.measureText(text).width;
  return taken > room ? Math.floor((size * room) / taken) : Math.floor(size);
}

/** The lines of a text, two at most, and the size at which they fit: the name of a tournament has up to 120 characters. */
export function fittedLines(
  pen: Pen,
  text: string,
  place: Place,
): { readonly lines: readonly string[]; readonly size: number } {
  const whole = fitted(pen, text, place);
  if (whole >= Math.floor(place.size * LEAST)) return { lines: [text], size: whole };
  const lines = halves(text);
  const inTwo = { ...place, room: place.roomInTwo ?? place.room, size: place.size * LEAST };
  return { lines, size: Math.min(...lines.map((line) => fitted(pen, line, inTwo))) };
}

/** Breaks a text near its middle: between the two of a pair, else at a space, else where Japanese may break. */
function halves(text: string): readonly string[] {
  const middle = text.length / 2;
  const isCentral = (at: number) => Math.abs(at - middle) <= text.length / 4;
  const pairs = [...text.matchAll(/ \/ /g)].map(({ index }) => index + 3);
  const spaces = [...text.matchAll(/\s/g)].map(({ index }) => index + 1).filter(isCentral);
  const between = [...text].map((_, at) => at).filter((at) => isCentral(at) && mayBreak(text, at));
  const turns = between.filter((at) => writingAt(text, at - 1) !== writingAt(text, at));
  const breaks = [pairs, spaces, turns, between].find((found) => found.length > 0);
  if (!breaks) return [text];
  const at = breaks.reduce((best, one) =>
    Math.abs(one - middle) < Math.abs(best - middle) ? one : best,
  );
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}

const WRITINGS = [/\p{Script=Han}/u, /\p{Script=Hiragana}/u, /[\p{Script=Katakana}\u30FC]/u];

/** Kanji, hiragana, katakana or another writing: where it changes, mostly a word begins. */
function writingAt(text: string, at: number): number {
  return WRITINGS.findIndex((writing) => writing.test(text.charAt(at)));
}

/** Never inside a word of letters or beside a number, before a closing sign or a particle, or after an opening sign. */
function mayBreak(text: string, at: number): boolean {
  const [before, after] = [text.charAt(at - 1), text.charAt(at)];
  if (/[\p{N}\p{Ps}\p{Pi}\p{Cs}]/u.test(before) || /[\p{N}\p{Cs}]/u.test(after)) return false;
  if (/[\p{Pe}\p{Pf}\p{Po}\p{Script=Hiragana}\u30FC\u3005]/u.test(after)) return false;
  return !(/[\p{L}]/u.test(before) && /[\p{L}]/u.test(after) && isForeign(before + after));
}

/** Letters of a writing that puts spaces between its words. */
function isForeign(letters: string): boolean {
  return [...letters].every((_, at) => writingAt(letters, at) === -1);
}
