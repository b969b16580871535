/** What a field shows after a key press, and the position of its caret. */
export interface Typed {
  readonly value: string;
  readonly caret: number;
}

/** `raw`: the browser's result of the key press. `before`: what the field showed until then. */
export type Mask = (raw: string, caret: number, before: string) => Typed;

/** Only digits, at most this many (spec section 5); full-width ones count, too. */
export function digitsOnly(max: number): Mask {
  return (raw, caret) => {
    const value = digitsOf(raw).slice(0, max);
    return { value, caret: Math.min(digitsOf(raw.slice(0, caret)).length, max) };
  };
}

/** MM/YY: digits only. The slash appears after two digits; deleting it deletes the digit before it. */
export const expiry: Mask = (raw, caret, before) => {
  const deleting = raw.length < before.length;
  const digits = expiryDigits(raw, before);
  const value = digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2)}`;
  const place = Math.min(digitsOf(raw.slice(0, caret)).length, digits.length);
  const beforeSlash = place < 2 || (place === 2 && deleting);
  return { value, caret: Math.min(beforeSlash ? place : place + 1, value.length) };
};

function expiryDigits(raw: string, before: string): string {
  const digits = digitsOf(raw);
  // Pasted or filled in with a year of four digits: 12/2028.
  const longYear = /^(\d{2})20(\d{2})$/.exec(digits);
  if (longYear) return `${longYear[1]}${longYear[2]}`;
  const slashDeleted = before.endsWith('/') && raw === before.slice(0, -1);
  return slashDeleted ? digits.slice(0, -1) : digits.slice(0, 4);
}

function digitsOf(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '');
}
