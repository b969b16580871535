import type { Exchange } from '#domain/stage-draw/vocabulary.ts';

/**
 * Where an event is on its way: entries are open; the organizer has closed them, and nothing is drawn, or what was
 * published is taken back; drawn, for the organizer only; published.
 */
export const DRAW_STATES = ['entries', 'closed', 'drawn', 'published'] as const;
export type DrawState = (typeof DRAW_STATES)[number];

/** A change of a draft, as it is recorded beside the draw that was made. */
export interface RecordedExchange {
  /** An instant. */
  readonly at: string;
  /** The account that made it. */
  readonly by: string;
  readonly reason: string;
  readonly change: Exchange;
}
