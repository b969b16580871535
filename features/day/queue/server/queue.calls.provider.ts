import { isOnCourt } from '#domain/order-of-play/queued.ts';
import type { HasBegun } from '#features/entries/server/entries.playing.provider.ts';
import { findNumber } from '#features/event-draws/server/event-draws.store.ts';
import type { ListPlaying } from '#features/event-draws/ties/server/ties.playing.provider.ts';
import type { FindDay } from '#features/event-draws/withdrawing/server/withdrawing.calls.provider.ts';
import * as days from '../../server/day.store.ts';
import { readFacts } from './queue.facts.commands.ts';
import * as store from './queue.store.ts';

/** What the desk has called, for those who read about withdrawals and orders of teams. */
export const findDay: FindDay = async (db, tournamentId) => {
  if (!(await days.find(db, tournamentId))) return { isOpen: false, called: [] };
  const rows = await store.listMatches(db, tournamentId);
  const called = rows.filter(isOnCourt).map(({ stageId, drawNumber, matchId, state }) => ({
    stageId,
    drawNumber,
    matchId,
    isPlaying: state === 'playing',
  }));
  return { isOpen: true, called };
};

/** The same for those who decide, locked: no match is called or begins until the transaction ends. Stages are locked before (decision 0031). */
export const findDayForUpdate: FindDay = async (tx, tournamentId) => {
  await days.findForUpdate(tx, tournamentId);
  return findDay(tx, tournamentId);
};

/** For the ties of teams, whose rubbers are played on although another one decides. */
export const listPlaying: ListPlaying = store.listPlaying;

/** For those who replace somebody. What an early end has cancelled nobody has played. */
export const hasBegun: HasBegun = async (tx, { tournament, eventId, entryId, now }) => {
  const number = await findNumber(tx, entryId);
  if (number === null) return false;
  await days.findForUpdate(tx, tournament.id);
  const { matches, rows } = await readFacts(tx, tournament, now);
  return matches.some((match) => {
    const { key, player1Id, player2Id, result } = match;
    const isOwn = match.eventId === eventId && [player1Id, player2Id].includes(String(number));
    const isDone = result !== null && result.kind !== 'cancelled';
    return isOwn && (isDone || isOnCourt(rows.get(key)!));
  });
};
