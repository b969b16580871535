import type { DrawState, EventState } from './draws.vocabulary.ts';

/** When a draw was published, and taken back. */
interface Drawn {
  readonly publishedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** Everybody can see it. */
export function isOut({ publishedAt, withdrawnAt }: Drawn): boolean {
  return publishedAt !== null && withdrawnAt === null;
}

/** Where an event is on its way; `newest` is its newest draw, null before the first. */
export function stateOf(isClosed: boolean, newest: Drawn | null): DrawState {
  if (!isClosed) return 'entries';
  if (!newest || newest.withdrawnAt !== null) return 'closed';
  return newest.publishedAt === null ? 'drawn' : 'published';
}

/** The same, from the first result to the end; `newest` says whether a match of the event has one. */
export function eventStateOf(
  isClosed: boolean,
  newest: (Drawn & { readonly isPlayed: boolean }) | null,
  isFinal: boolean,
): EventState {
  const state = stateOf(isClosed, newest);
  if (state !== 'published' || !newest?.isPlayed) return state;
  return isFinal ? 'finished' : 'running';
}
