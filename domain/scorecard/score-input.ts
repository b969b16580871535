/**
 * What a score box accepts: nothing, or one or two digits (specification, section 5).
 * A Japanese keyboard types full-width digits (１１); they mean the same and are stored half-width.
 */

/** Whether the box takes this text; the box ignores any other text and does not change. */
export function acceptsInput(text: string): boolean {
  return /^\d{0,2}$/.test(normalise(text));
}

/** The text with full-width digits made half-width; the rest does not change. */
export function normalise(text: string): string {
  return text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - FULL_WIDTH));
}

/** The number in a box, 0 to 99; null for an empty box and for text that a box does not accept. */
export function scoreIn(text: string): number | null {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return text !== '' && acceptsInput(text) ? Number(normalise(text)) : null;
}

/** Distance between '０' and '0' in Unicode. */
const FULL_WIDTH = 0xfee0;
