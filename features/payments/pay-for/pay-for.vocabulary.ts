import { FURTHER_WAYS } from '#domain/entry/vocabulary.ts';

/**
 * What the holder of a link sees: to be paid; under way; waiting for a store or an approval; paid; paid, and the place has ended since;
 * the place is gone unpaid.
 */
export const PAY_FOR_STATES = ['due', 'pending', 'waiting', 'paid', 'ended', 'gone'] as const;

/** How somebody else can pay: points are the player's own. */
export const PAY_FOR_WAYS = ['credit-card', ...FURTHER_WAYS] as const;
export type PayForWay = (typeof PAY_FOR_WAYS)[number];
