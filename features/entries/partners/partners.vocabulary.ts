/** How a player of a doubles event names the partner: a member of the own groups, by a link, or by name only. */
export const PARTNER_WAYS = ['member', 'link', 'name'] as const;

/**
 * The outcome of an invitation. `accepting` pays their part of a split fee; `named` has no account and answers nothing;
 * `withdrawn` is an invitation that the player took back; `left` is a partner who left; `ended` is a pair whose entry has ended.
 */
export const PARTNER_STATES = [
  'invited',
  'accepting',
  'accepted',
  'named',
  'declined',
  'lapsed',
  'withdrawn',
  'left',
  'ended',
] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];

/** A pair as people see it; `none` has no partner yet. */
export const PAIR_STATES = [
  'none',
  'invited',
  'accepting',
  'accepted',
  'named',
  'declined',
  'lapsed',
  'left',
] as const;
export type PairState = (typeof PAIR_STATES)[number];

/** Between the two names of a pair that is listed as one. */
export const PAIR_JOINT = ' / ';

/** The longest name of a partner without an account, and of their school or club. */
export const LONGEST_PARTNER_NAME = 80;
