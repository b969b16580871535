import type { Order } from './line-up.ts';

/** Reads an order as a sheet has it: "a b cd e f", a letter for each player and "-" for nobody. */
export function orderIn(text: string): Order<string> {
  return [...text.replaceAll(' ', '')].map((letter) => (letter === '-' ? null : letter));
}

/** A squad in its registered order: "abcdefgh". */
export function squadIn(text: string): readonly string[] {
  return [...text];
}
