import type { StageChange } from '#domain/stage-draw/vocabulary.ts';

/**
 * Where an event is on its way: entries are open; the organizer has closed them, and nothing is drawn, or what was
 * published is taken back; drawn, for the organizer only; published.
 */
export const DRAW_STATES = ['entries', 'closed', 'drawn', 'published'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

/** Where an event is, from its entries to its end: once a match has a result it is running, with the final results finished. */
export const EVENT_STATES = [...DRAW_STATES, 'running', 'finished'] as const;
export type EventState = (typeof EVENT_STATES)[number];

/** A change of a draw, as it is recorded beside the one that was made: of a draft by hand, or of a published one. */
export interface RecordedChange {
  /** An instant. */
  readonly at: string;
  /** The account that made it. */
  readonly by: string;
  /** Empty for a withdrawal, which is a reason itself. */
  readonly reason: string;
  readonly change: StageChange;
}
