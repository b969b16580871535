/** Without what is mistaken for something else on a transfer slip: 0 and O, 1, I and L. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Four letters after RD, such as RD7K2M; `whole(largest)` draws a number from 0 on. */
export function transferCode(whole: (largest: number) => number): string {
  const letter = () => CODE_LETTERS.charAt(whole(CODE_LETTERS.length - 1));
  return `RD${letter()}${letter()}${letter()}${letter()}`;
}

export const LONGEST_PAYER = 60;
export const LONGEST_BANK_ACCOUNT = 300;

/**
 * A player's transfer as the organizer sees it: awaited; paid; not made in time; given up for another way to pay; arrived when
 * the place was gone, so that it goes back.
 */
export const TRANSFER_STATES = ['waiting', 'paid', 'lapsed', 'given-up', 'returned'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** More than any fee. */
export const MOST_YEN = 100_000_000;
