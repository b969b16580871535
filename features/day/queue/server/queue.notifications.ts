import { expectedTimes } from '#domain/order-of-play/expected-times.ts';
import { isOnCourt } from '#domain/order-of-play/queued.ts';
import { notifyPeople } from '#features/notifications/server/notifications.notifications.ts';
import { courtKind } from '#features/sports/sports.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { isPlayedToday } from '../../check-in/check-in.policy.ts';
import { currentOn, nextOn } from '../queue.courts.policy.ts';
import { asQueuedDay } from '../queue.day.policy.ts';
import { type DayMatch, keyOf } from '../queue.matches.policy.ts';
import type { QueueRow } from '../queue.rows.policy.ts';
import { sideOf } from '../queue.sides.policy.ts';
import type { StepKind } from '../queue.vocabulary.ts';
import type { StoredFacts } from './queue.facts.commands.ts';
import type { LockedMatch } from './queue.locks.commands.ts';
import * as notices from './queue.notices.store.ts';

type Kind =
  | 'court-called'
  | 'court-called-again'
  | 'court-next'
  | 'court-waiting'
  | 'umpire-called'
  | 'umpire-released';

type OfMatch = Omit<LockedMatch, 'day'>;

/** Steps that send the players to a court, and who umpires. */
const TO_COURT: ReadonlySet<StepKind> = new Set(['call', 'move']);
const TO_UMPIRE: ReadonlySet<StepKind> = new Set(['call', 'move', 'umpire']);

/**
 * Notifies the people of a match of a step of the desk: both sides, who umpires, and who does not any more. When a match is called, those of the next
 * one on its court are notified, too, and again when it begins where that is another one by then: many desks never say that a match
 * begins. One that is taken back after its call is said to wait again. Before the date of the tournament the desk rehearses, and nobody is notified. The notices name nobody:
 * the draw, which they lead to, shows the opponent.
 */
export async function notifyOfStep(
  services: Pick<Services, 'jobs' | 'publish'>,
  tx: Db,
  locked: OfMatch,
  row: QueueRow,
  step: StepKind,
): Promise<void> {
  const { tournament, now, match } = locked;
  if (!isPlayedToday(tournament, now)) return;
  if (step === 'back') return notifyOfReturn(services, tx, locked, row);
  const notify = (to: Notified, kind: Kind) => notifyAccounts(services, tx, locked, to, kind);
  const people = playersOf(locked.facts, match);
  const accountIds = accountsOf(people);
  const { courtId, umpireId } = row;
  // Versions begin at one again where a row was deleted in between, as of a rubber that was off.
  const at = row.calledAgainAt ?? row.calledAt ?? now;
  const occasion = `${row.version} ${at.toISOString()}`;
  if (TO_COURT.has(step)) await notify({ match, accountIds, courtId, occasion }, 'court-called');
  for (const [kind, id] of umpiresOf(step, { before: locked.row.umpireId, now: umpireId })) {
    const umpires = accountsOf(peopleOf(locked.facts, match, [id]));
    await notify({ match, accountIds: umpires, courtId, occasion }, kind);
  }
  if (step === 'call-again')
    await notify({ match, accountIds, courtId, occasion }, 'court-called-again');
  await publishCalled(services, tx, locked, { step, umpireId });
  const notifyOfNext = (next: DayMatch, occasion: string) =>
    notifyNext(services, tx, locked, { match: next, courtId, occasion });
  if (step === 'next') {
    const current = courtId === null ? null : currentOn(locked.facts, courtId);
    const before = current && occasionAfter(locked.facts.rows.get(current.key)!);
    await notifyOfNext(match, before ?? occasion);
  }
  const next = step === 'call' || step === 'start' ? matchAfter(locked, row, step) : null;
  if (next) await notifyOfNext(next, occasionAfter(row));
}

/** Everybody who was sent to the court of a match that was taken back is notified. The call of a rehearsal has sent nobody. */
async function notifyOfReturn(
  services: Pick<Services, 'jobs' | 'publish'>,
  tx: Db,
  locked: OfMatch,
  { version }: QueueRow,
): Promise<void> {
  const { facts, tournament, now, row: before } = locked;
  const { courtId, umpireId, calledAt } = before;
  if (!isOnCourt(before) || !calledAt || !isPlayedToday(tournament, calledAt)) return;
  // After a correction others may play it, whom nobody has called.
  const { player1Id, player2Id } = locked.match;
  const called = (id: string | null) => (id === player1Id || id === player2Id ? id : null);
  const match: DayMatch = {
    ...locked.match,
    player1Id: called(before.player1Id),
    player2Id: called(before.player2Id),
  };
  const players = playersOf(facts, match);
  const umpires = peopleOf(facts, match, [umpireId]);
  const to = { match, courtId, occasion: `${version} ${now.toISOString()}` };
  const notify = (people: readonly Person[], kind: Kind) =>
    notifyAccounts(services, tx, locked, { ...to, accountIds: accountsOf(people) }, kind);
  await notify(players, 'court-waiting');
  await notify(umpires, 'umpire-released');
  await publishCalled(services, tx, { ...locked, match }, { step: 'back', umpireId });
}

/** The same for matches that wait again because a correction has changed who plays them. */
export async function notifyOfChanged(
  services: Pick<Services, 'jobs' | 'publish'>,
  tx: Db,
  { facts, ...day }: Pick<OfMatch, 'tournament' | 'now'> & { readonly facts: StoredFacts },
): Promise<void> {
  for (const row of facts.stored.filter(isOnCourt)) {
    const key = keyOf(row.stageId, row.matchId);
    const counts = facts.rows.get(key);
    const match = facts.matches.find((one) => one.key === key);
    if (!match || counts?.state !== 'waiting' || row.drawNumber !== match.drawNumber) continue;
    await notifyOfReturn(services, tx, { ...day, facts, match, row }, counts);
  }
}

/** Publishes who has to go to a court, players and umpire, or has to no more, for those who look after people without a phone. */
async function publishCalled(
  services: Pick<Services, 'publish'>,
  tx: Db,
  { tournament, facts, match }: OfMatch,
  { step, umpireId }: { readonly step: StepKind; readonly umpireId: string | null },
): Promise<void> {
  const isBack = step === 'back';
  const hasPlayers = isBack || TO_COURT.has(step) || step === 'call-again';
  const hasUmpire = isBack || TO_UMPIRE.has(step);
  const players = hasPlayers ? playersOf(facts, match) : [];
  const umpires = hasUmpire ? peopleOf(facts, match, [umpireId]) : [];
  const people = [...players, ...umpires];
  if (people.length === 0) return;
  const accountIds = accountsOf(people);
  const entryIds = people.flatMap((one) => (one.accountId === null ? [one.entryId] : []));
  await services.publish(tx, { type: 'match.called', tournament, isBack, accountIds, entryIds });
}

/** Which umpires a step is news for. */
function umpiresOf(
  step: StepKind,
  { before, now }: { readonly before: string | null; readonly now: string | null },
): (readonly [Kind, string | null])[] {
  const called = TO_UMPIRE.has(step) ? [['umpire-called', now] as const] : [];
  return step === 'umpire' ? [...called, ['umpire-released', before]] : called;
}

/**
 * Notifies the players of a match that it is next on a court: those whose last notice about the match says something else, or came on
 * another occasion. Who was sent to another court in between gets the same notice once more.
 */
async function notifyNext(
  services: Pick<Services, 'jobs'>,
  tx: Db,
  locked: OfMatch,
  { match, courtId, occasion }: Omit<Notified, 'accountIds'>,
): Promise<void> {
  const all = accountsOf(playersOf(locked.facts, match));
  const last = await notices.listLastNotices(tx, match, all);
  const isKnown = (accountId: string) =>
    last.get(accountId)?.dedupeKey.startsWith(`${beginOf('court-next', match, occasion)} `);
  const accountIds = all.filter((one) => !isKnown(one));
  // What is true once more is another notice.
  const since = [...last.values()].map(({ id }) => id).toSorted();
  const to = {
    match,
    accountIds,
    courtId,
    occasion: `${occasion} since ${since.at(-1) ?? 'none'}`,
  };
  await notifyAccounts(services, tx, locked, to, 'court-next');
}

/** To be next after this call on its court: after another one, such as when the desk has changed the order, it is said again. */
function occasionAfter({ courtId, calledAt }: QueueRow): string {
  return `on ${courtId} after ${calledAt?.toISOString()}`;
}

interface Notified {
  readonly match: DayMatch;
  readonly accountIds: readonly string[];
  readonly courtId: string | null;
  /** The same occasion notifies once. */
  readonly occasion: string;
}

async function notifyAccounts(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Db,
  { facts, tournament, now }: OfMatch,
  { match, accountIds, courtId, occasion }: Notified,
  kind: Kind,
): Promise<void> {
  const place = facts.courts.find(({ id }) => id === courtId)?.name ?? '';
  const { id: tournamentId, name: tournamentName } = tournament;
  const { eventId } = match;
  const people = accountIds.map((accountId) => ({
    accountId,
    facts: {
      tournamentId,
      tournamentName,
      eventId,
      place,
      courtKind: courtKind(tournament.sport),
    } as const,
    dedupeKey: `${beginOf(kind, match, occasion)} ${accountId}`,
  }));
  await notifyPeople({ jobs }, tx, { kind, now, people });
}

/** Where the key of a notice begins: `listLastNotices` finds the match in it. */
function beginOf(kind: Kind, { key, drawNumber }: DayMatch, occasion: string): string {
  return `${kind} ${key} ${drawNumber} ${occasion}`;
}

interface Person {
  readonly accountId: string | null;
  readonly entryId: string;
}

/** The people of these sides of a match, each with the entry. */
function peopleOf(
  { sides: known }: LockedMatch['facts'],
  { eventId }: DayMatch,
  ids: readonly (string | null)[],
): Person[] {
  return ids
    .flatMap((id) => sideOf(known, eventId, id) ?? [])
    .flatMap(({ entryId, people }) => people.map(({ accountId }) => ({ accountId, entryId })));
}

/** Those of both sides. */
function playersOf(facts: LockedMatch['facts'], match: DayMatch): Person[] {
  return peopleOf(facts, match, [match.player1Id, match.player2Id]);
}

function accountsOf(people: readonly Person[]): string[] {
  return people.flatMap(({ accountId }) => accountId ?? []);
}

/**
 * The match that follows on the court of one that is called or has just begun; null where nobody can say. One that the desk has
 * reserved since the call was notified then.
 */
function matchAfter(
  { facts, match }: OfMatch,
  row: QueueRow,
  step: 'call' | 'start',
): DayMatch | null {
  if (row.courtId === null) return null;
  const rows = new Map(facts.rows).set(match.key, row);
  const after = { ...facts, rows };
  const found = nextOn(after, row.courtId, expectedTimes(asQueuedDay(after)));
  if (step === 'start' && found?.isReserved) return null;
  return facts.matches.find(({ key }) => key === found?.key) ?? null;
}
