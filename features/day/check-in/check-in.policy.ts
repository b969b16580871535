import { groupBy } from '#domain/common/grouped.ts';
import type { CheckInState } from '#features/entries/check-ins/check-ins.vocabulary.ts';
import { addDays, dayInJapan, instantInJapan } from '#platform/shared/format.ts';
import { MOST_WRONG_CODES, OPENS_MINUTES_BEFORE, WAIT_SECONDS } from './check-in.vocabulary.ts';

/** When and how people check in (next.md, C2). Times are those of the server. */

interface Hours {
  readonly eventDate: string;
  /** "HH:MM" on Japan's clocks. */
  readonly startTime: string;
}

/** From when players check themselves in. */
export function opensAt({ eventDate, startTime }: Hours): Date {
  const start = instantInJapan(eventDate, startTime).getTime();
  return new Date(start - OPENS_MINUTES_BEFORE * 60_000);
}

/** Until when they do: the cut-off of the event, else the end of the day, which the desk may have brought forward. */
export function closesAt(
  { eventDate, endedEarlyAt, finalizedAt }: Pick<Hours, 'eventDate'> & Ended,
  until: string | null,
): Date {
  const planned =
    until === null
      ? instantInJapan(addDays(eventDate, 1), '00:00')
      : instantInJapan(eventDate, until);
  const ended = endedEarlyAt ?? finalizedAt;
  return ended !== null && ended < planned ? ended : planned;
}

/** Whether `now` is on the day: only then does the desk read the phone numbers of those who are missing. */
export function isPlayedToday({ eventDate }: Pick<Hours, 'eventDate'>, now: Date): boolean {
  return dayInJapan(now) === eventDate;
}

/**
 * Whether the day is over at `now`: its list is read, and nothing is changed any more. It also is once the desk has ended it early,
 * and once the results are final.
 */
export function isDayOver(
  { eventDate, endedEarlyAt, finalizedAt }: Pick<Hours, 'eventDate'> & Ended,
  now: Date,
): boolean {
  return dayInJapan(now) > eventDate || endedEarlyAt !== null || finalizedAt !== null;
}

interface Ended {
  readonly endedEarlyAt: Date | null;
  readonly finalizedAt: Date | null;
}

interface Tick {
  readonly state: CheckInState;
  readonly version: number;
}

/**
 * What a write of the desk does to somebody: nothing where the state is the wanted one already, such as after a resend,
 * and it is refused where somebody has changed the state since the writer saw it.
 */
export function tickOf(
  { state, version }: Tick,
  wanted: { readonly state: CheckInState; readonly seenVersion: number },
): 'done' | 'change' | 'changed-meanwhile' {
  if (state === wanted.state) return 'done';
  return version === wanted.seenVersion ? 'change' : 'changed-meanwhile';
}

/** Wrong codes of a player since the last right one. */
export interface Tries {
  readonly wrong: number;
  readonly waitUntil: Date | null;
}

/** Until when a player has to wait before the next code; null when a code is accepted at `now`. */
export function waitOf(tries: Tries | null, now: Date): Date | null {
  const until = tries?.waitUntil ?? null;
  return until !== null && now < until ? until : null;
}

/** The tries after one more wrong code; with the fifth in a row begins a wait. */
export function afterWrongCode(tries: Tries | null, now: Date): Tries {
  const wrong = (tries?.wrong ?? 0) + 1;
  if (wrong < MOST_WRONG_CODES) return { wrong, waitUntil: null };
  return { wrong: 0, waitUntil: new Date(now.getTime() + WAIT_SECONDS * 1000) };
}

interface EventCheckIn {
  readonly hasCheckIn: boolean;
  readonly checkInUntil: string | null;
}

/** How an event is checked in: unless the desk has said otherwise it is, without a cut-off (next.md, C2). */
export function checkInOf(
  stored: ReadonlyMap<number, EventCheckIn>,
  eventId: number,
): EventCheckIn {
  return stored.get(eventId) ?? { hasCheckIn: true, checkInUntil: null };
}

interface CheckedIn {
  readonly id: string;
  readonly eventId: number;
  readonly accountId: string | null;
  readonly pupil: string | null;
  readonly state: CheckInState;
  readonly at: Date | null;
}

/** Somebody who plays two events is one: the account, else the pupil of a school, else the person of the entry. */
export function personKey({
  accountId,
  pupil,
  id,
}: Pick<CheckedIn, 'accountId' | 'pupil' | 'id'>): string {
  return accountId ?? pupil ?? id;
}

/** Who is in the hall, by `personKey`, and since when: who has checked in for one event is missing in no other. */
export function inHall(
  people: readonly CheckedIn[],
  hasCheckIn: (eventId: number) => boolean,
): ReadonlyMap<string, Date | null> {
  const isTicked = ({ eventId, state }: CheckedIn) => hasCheckIn(eventId) && state === 'present';
  return new Map(people.filter(isTicked).map((one) => [personKey(one), one.at]));
}

/** Who is not there yet, each once, with the phone number of one of their entries where any has one. */
export function missingOf<Person extends CheckedIn & { readonly phone: string }>(
  people: readonly Person[],
  hasCheckIn: (eventId: number) => boolean,
): Person[] {
  const here = inHall(people, hasCheckIn);
  const missing = people.filter(
    (one) => one.state === 'expected' && hasCheckIn(one.eventId) && !here.has(personKey(one)),
  );
  return [...groupBy(missing, personKey).values()].map(
    (own) => own.find(({ phone }) => phone !== '') ?? own[0]!,
  );
}
