import type { Exchange } from '#domain/stage-draw/vocabulary.ts';

/** A change of a draft, as it is recorded beside the draw that was made. */
export interface RecordedExchange {
  /** An instant. */
  readonly at: string;
  /** The account that made it. */
  readonly by: string;
  readonly reason: string;
  readonly change: Exchange;
}
