import type { DrawState } from './draws.vocabulary.ts';

/** When a draw was published and taken back; null for never. */
export interface Publication {
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Everybody can see it. */
export function isOut(drawn: Publication): boolean {
  return drawn.publishedAt !== null && drawn.withdrawnAt === null;
}

/** Where an event is on its way; `newest` is null before its first draw. */
export function stateOf(isClosed: boolean, newest: Publication | null): DrawState {
  if (!isClosed) return 'entries';
  if (!newest || newest.withdrawnAt !== null) return 'closed';
  return newest.publishedAt === null ? 'drawn' : 'published';
}
