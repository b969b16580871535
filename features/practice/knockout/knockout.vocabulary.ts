import { limits } from '#domain/bracket/vocabulary.ts';

/** A club's practice needs eight (spec section 9); the draw engine takes 512. */
export const FEWEST_PLAYERS = limits.fewestForPractice;
export const MOST_PLAYERS = limits.mostPlayers;

/** Length of the place that players are called to, such as "Court 3". */
export const LONGEST_PLACE = 40;

/** Random bytes in the token of a public link: 2^128 tokens cannot be tried. */
export const TOKEN_BYTES = 16;
