import { v7 as uuidv7 } from 'uuid';
import type { EventType } from '#domain/entry/vocabulary.ts';
import * as seats from '#features/entries/applications/server/applications.seats.store.ts';
import type { StayingPerson } from '#features/entries/server/entries.events.ts';
import type { StoredEntry } from '#features/entries/server/entries.store.ts';
import type { Pupil } from '#features/groups/roster/server/roster.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import * as lineStore from './team-applications.lines.store.ts';
import * as playerStore from './team-applications.players.store.ts';

/**
 * Who plays in a line of an application. A pupil with an account holds the entry like a player who has entered alone, and
 * so finds it everywhere; without an account, the line has a name only, like those whom an organizer enters. The second of
 * a pair is its partner. A team belongs to nobody's account.
 */

/** A pupil who plays in a line. */
export type Playing = Pick<Pupil, 'id' | 'name' | 'accountId'>;

export interface Line {
  readonly id: string;
  readonly eventId: number;
  readonly eventType: EventType;
  readonly team: string | null;
  readonly pupils: readonly Playing[];
}

interface Seating {
  readonly clubName: string;
  readonly now: Date;
}

interface Seats {
  readonly owner: { readonly source: 'player' | 'organizer'; readonly accountId: string | null };
  readonly contact: seats.NewContact | null;
  readonly second: seats.NewSecond | null;
  readonly players: readonly seats.NewPlayer[];
}

/** The rows of a line. Of a pair, who has an account comes first. */
export function seatsOf(line: Line, { clubName, now }: Seating): Seats {
  const { id: entryId, eventId, eventType, team } = line;
  const isTeam = eventType === 'Team';
  const inOrder = isTeam ? line.pupils : accountsFirst(line.pupils);
  const [first, other] = inOrder;
  if (!first) throw new Error('a line without a pupil');
  const accountId = isTeam ? null : first.accountId;
  const none = { email: '', phone: '', note: '' };
  return {
    owner: { source: accountId === null ? 'organizer' : 'player', accountId },
    contact: accountId === null ? { entryId, name: team ?? first.name, ...none } : null,
    second: isTeam || !other ? null : secondOf(other, { entryId, eventId, clubName, now }),
    players: inOrder.map((pupil, position) => ({ entryId, position, playerId: pupil.id })),
  };
}

function accountsFirst(pupils: readonly Playing[]): readonly Playing[] {
  const has = ({ accountId }: Playing) => (accountId === null ? 1 : 0);
  return pupils.toSorted((one, other) => has(one) - has(other));
}

function secondOf(
  { accountId, name }: Playing,
  { entryId, eventId, clubName, now }: Seating & { entryId: string; eventId: number },
): seats.NewSecond {
  const base = { id: uuidv7(), entryId, eventId, invitedAt: now, answeredAt: now };
  return accountId === null
    ? { ...base, how: 'name', state: 'named', name, club: clubName }
    : { ...base, how: 'member', state: 'accepted', accountId };
}

/**
 * Who plays in a line, with the accounts that may hold it: one that has entered the event itself, or plays in the line already, does
 * not hold a second place of it.
 */
export async function listPlaying(tx: Db, entry: StoredEntry, groupId: number) {
  const taken = new Set<string>();
  const playing = [];
  for (const one of await playerStore.listPlayersNow(tx, { entryId: entry.id, groupId })) {
    const { accountId } = one;
    const isFree =
      accountId !== null &&
      !taken.has(accountId) &&
      !(await lineStore.existsOther(tx, { accountId, entry }));
    if (accountId !== null) taken.add(accountId);
    playing.push({ ...one, accountId: isFree ? accountId : null });
  }
  return playing;
}

/** An account that plays in a line. */
export interface Seated {
  readonly entry: StoredEntry;
  readonly accountId: string;
}

/** Who plays in these lines with an account: who holds the entry, and the second of a pair. */
export async function listSeated(tx: Db, lines: readonly StoredEntry[]): Promise<Seated[]> {
  const held = lines.filter(({ accountId }) => accountId !== '');
  const seconds = await lineStore.listSeconds(
    tx,
    lines.map(({ id }) => id),
  );
  return [
    ...held.map((entry) => ({ entry, accountId: entry.accountId })),
    ...seconds.flatMap(({ entryId, accountId }) => {
      const entry = lines.find(({ id }) => id === entryId);
      return entry ? [{ entry, accountId }] : [];
    }),
  ];
}

/** Stores who plays in new lines. A step of applying. */
export async function insertSeats(tx: Db, all: readonly Seats[]): Promise<void> {
  await seats.insertContacts(
    tx,
    all.flatMap(({ contact }) => contact ?? []),
  );
  await seats.insertSeconds(
    tx,
    all.flatMap(({ second }) => second ?? []),
  );
  await seats.insertPlayers(
    tx,
    all.flatMap(({ players }) => players),
  );
}

/**
 * Stores who plays in a line from now on, in place of who did; gives who plays on. A step of other commands, which hold its lock and
 * publish it.
 */
export async function replaceSeats(
  tx: Db,
  line: Line,
  seating: Seating,
): Promise<readonly StayingPerson[]> {
  const now = seatsOf(line, seating);
  const before = await seats.listPeople(tx, line.id);
  await seats.deleteSeats(tx, [line.id]);
  await seats.updateOwner(tx, line.id, now.owner);
  await insertSeats(tx, [now]);
  if (line.eventType === 'Team') return [{ before: line.id, now: line.id }];
  const after = new Map((await seats.listPeople(tx, line.id)).map((one) => [one.playerId, one.id]));
  return before.flatMap(({ playerId, id }) => {
    const known = after.get(playerId);
    return id && known ? [{ before: id, now: known }] : [];
  });
}
