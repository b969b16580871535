import { randomBytes, randomInt } from 'node:crypto';

/** The server's source of randomness; the rules of the sport only see its results. */
export interface Randomness {
  /** A whole number from 0 up to and including `largest`. */
  whole(largest: number): number;
  /** Text that nobody can guess: so many random bytes in base64url. */
  secret(bytes: number): string;
}

export const systemRandomness: Randomness = {
  whole: (largest) => randomInt(largest + 1),
  secret: (bytes) => randomBytes(bytes).toString('base64url'),
};
