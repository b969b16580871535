/** The words in which the order of play explains itself. Source: next.md, C3. */

/** By which rule a match comes before the one after it, the first rule first. */
export const ORDER_REASONS = [
  /** The desk has fixed its court. */
  'fixed-court',
  /** The desk has put it first, last, or at a place of the list. */
  'desk',
  /** `minutes` to the end of its stage at best. */
  'critical-path',
  /** It could have been called for `minutes`. */
  'longest-waiting',
  /** An earlier round, or the order of the draw. */
  'draw-order',
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

/** Why a match cannot be called now. */
export const OBSTACLES = [
  /** A match before it is open, or the stage before it is not drawn on. */
  'sides-unknown',
  /** The orders of its two teams are not out. */
  'order-missing',
  /** Its tie has no court for it, until rubbers before it end, or the ties that decide its teams do. */
  'rubber-before',
  /** Somebody has not checked in yet. */
  'not-present',
  /** The desk has marked somebody as absent. */
  'absent',
  /** Somebody has withdrawn since the draw: the desk gives the match to the opponent. */
  'withdrawn',
  /** Somebody who plays it is called, plays or umpires on another court. */
  'busy',
  /** The same of who umpires it; the desk may call it without them. */
  'umpire-busy',
  /** Somebody rests until a time. */
  'rest',
  /** Somebody has lunch until a time. */
  'lunch',
  'not-before',
  /** The other side has not agreed to a result of somebody yet; the match waits until a time. */
  'unconfirmed',
  /** The other side has contradicted a result of somebody: the desk decides. */
  'disputed',
  'held',
  /** In the order of play another match comes before it on its court. */
  'court-order',
  /** The court has not the label that the match needs. */
  'court-label',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

const FIRM: readonly Obstacle[] = ['sides-unknown', 'order-missing', 'busy'];

/** Whether the desk may call a match in spite of it. Nobody is on two courts, and a match without players is not called. */
export function isOverridable(obstacle: Obstacle): boolean {
  return !FIRM.includes(obstacle);
}

/** Before all others, as the rules say, after all others. */
export const PRIORITIES = ['first', 'usual', 'last'] as const;
export type Priority = (typeof PRIORITIES)[number];
