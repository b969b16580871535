import { groupBy } from '#domain/common/grouped.ts';
import type { Availability } from '#domain/entry/entry.ts';
import type { EntryState, EventType, PaymentMethod } from '#domain/entry/vocabulary.ts';
import {
  type ApplicationStep,
  MOST_LINES,
  type WantedLine,
} from '#features/entries/applications/applications.vocabulary.ts';
import { LARGEST_SQUAD } from '#features/entries/squads/squads.policy.ts';
import { isForTeams, teamKey } from '#features/entries/teams/teams.policy.ts';
import type { GENDER_RULES } from '#features/tournaments/events/events.vocabulary.ts';
import { HOUR_MS } from '#platform/shared/durations.ts';
import type { NEWER } from '#platform/shared/known-word.ts';

/** What an event allows a school. */
export interface EventFacts {
  readonly id: number;
  readonly eventType: EventType;
  readonly genderRule: (typeof GENDER_RULES)[number];
  readonly feeYen: number;
  readonly availability: Availability;
  readonly placesLeft: number;
  /** The most live entries of the members of one group; null without a limit. */
  readonly perClubLimit: number | null;
  /** Those that the school has already. */
  readonly ofClub: number;
}

/** A pupil who can be entered. */
export interface PupilFacts {
  readonly id: string;
  /** Empty where the school's list does not say it. */
  readonly gender: 'female' | 'male' | '';
  /** The events in which the pupil is entered already, alone, as a partner or by the school. */
  readonly enteredIn: readonly number[];
}

/** Why a choice cannot be applied for. Places and limits count whole lines: a pair or a team is one. */
export type Problem =
  | { readonly code: 'NOTHING_CHOSEN' }
  | { readonly code: 'TOO_MANY_LINES'; readonly most: number }
  | { readonly code: 'EVENT_NOT_FOUND'; readonly eventId: number }
  | { readonly code: 'ENTRIES_CLOSED'; readonly eventId: number }
  | { readonly code: 'TOO_FEW_PLACES'; readonly eventId: number; readonly placesLeft: number }
  | { readonly code: 'CLUB_LIMIT'; readonly eventId: number; readonly limit: number }
  | { readonly code: PupilProblem; readonly eventId: number; readonly pupilId: string }
  | { readonly code: TeamProblem; readonly eventId: number };

/** `PUPIL_TWICE`: in two lines of one event. `PUPIL_ENTERED`: in an entry that is there already. */
type PupilProblem =
  | 'PUPIL_UNKNOWN'
  | 'PUPIL_TWICE'
  | 'PUPIL_ENTERED'
  | 'PAIR_INCOMPLETE'
  | 'WRONG_GENDER'
  | 'NOT_MIXED';
/** `TEAM_NAME_TAKEN`: twice in the choice; the server refuses that of another entry by the same code. */
type TeamProblem = 'SQUAD_EMPTY' | 'SQUAD_TOO_LARGE' | 'TEAM_NAME_MISSING' | 'TEAM_NAME_TAKEN';

export interface Facts {
  readonly events: readonly EventFacts[];
  readonly pupils: readonly PupilFacts[];
}

/**
 * Everything that is wrong with a choice, in the order of its events; empty where it can be applied for as a whole
 * (next.md, D2). The phone shows it before, and the server decides by it under the lock of the tournament.
 */
export function findProblems(lines: readonly WantedLine[], { events, pupils }: Facts): Problem[] {
  if (lines.length === 0) return [{ code: 'NOTHING_CHOSEN' }];
  if (lines.length > MOST_LINES) return [{ code: 'TOO_MANY_LINES', most: MOST_LINES }];
  const known = new Map(pupils.map((pupil) => [pupil.id, pupil]));
  return [...groupBy(lines, ({ eventId }) => eventId)].flatMap(([eventId, ofEvent]) => {
    const event = events.find(({ id }) => id === eventId);
    if (!event) return [{ code: 'EVENT_NOT_FOUND' as const, eventId }];
    return [
      ...findEventProblems(event, ofEvent.length),
      ...findTwice(event, ofEvent),
      ...findSameTeams(event, ofEvent),
      ...ofEvent.flatMap((line) => findLineProblems(event, line, known)),
    ];
  });
}

function findEventProblems(event: EventFacts, wanted: number): Problem[] {
  const { id: eventId, availability, placesLeft, perClubLimit, ofClub } = event;
  if (availability !== 'open' && availability !== 'full')
    return [{ code: 'ENTRIES_CLOSED', eventId }];
  const problems: Problem[] = [];
  if (perClubLimit !== null && ofClub + wanted > perClubLimit) {
    problems.push({ code: 'CLUB_LIMIT', eventId, limit: perClubLimit });
  }
  if (wanted > placesLeft) problems.push({ code: 'TOO_FEW_PLACES', eventId, placesLeft });
  return problems;
}

function findTwice({ id: eventId }: EventFacts, lines: readonly WantedLine[]): Problem[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const pupilId of lines.flatMap((line) => line.pupils)) {
    if (seen.has(pupilId)) twice.add(pupilId);
    seen.add(pupilId);
  }
  return [...twice].map((pupilId) => ({ code: 'PUPIL_TWICE', eventId, pupilId }));
}

function findSameTeams(
  { id: eventId, eventType }: EventFacts,
  lines: readonly WantedLine[],
): Problem[] {
  if (!isForTeams(eventType)) return [];
  const names = lines.map(({ team = '' }) => teamKey(team)).filter((key) => key !== '');
  return new Set(names).size < names.length ? [{ code: 'TEAM_NAME_TAKEN', eventId }] : [];
}

function findLineProblems(
  event: EventFacts,
  line: WantedLine,
  known: ReadonlyMap<string, PupilFacts>,
): Problem[] {
  const { id: eventId } = event;
  const problems: Problem[] = [...findSizeProblems(event, line)];
  for (const pupilId of line.pupils) {
    const pupil = known.get(pupilId);
    if (!pupil) problems.push({ code: 'PUPIL_UNKNOWN', eventId, pupilId });
    else if (pupil.enteredIn.includes(eventId)) {
      problems.push({ code: 'PUPIL_ENTERED', eventId, pupilId });
    } else if (!fits(event.genderRule, pupil.gender)) {
      problems.push({ code: 'WRONG_GENDER', eventId, pupilId });
    }
  }
  const [pupilId] = line.pupils;
  if (pupilId && event.genderRule === 'mixed' && isOneGender(line, known)) {
    problems.push({ code: 'NOT_MIXED', eventId, pupilId });
  }
  return problems;
}

function findSizeProblems({ id: eventId, eventType }: EventFacts, line: WantedLine): Problem[] {
  const { pupils, team = '' } = line;
  const [pupilId = ''] = pupils;
  if (eventType === 'Doubles') {
    return pupils.length === 2 ? [] : [{ code: 'PAIR_INCOMPLETE', eventId, pupilId }];
  }
  if (eventType === 'Singles') {
    return pupils.length === 1 ? [] : [{ code: 'PUPIL_UNKNOWN', eventId, pupilId }];
  }
  const problems: Problem[] = [];
  if (team.trim() === '') problems.push({ code: 'TEAM_NAME_MISSING', eventId });
  if (pupils.length === 0) problems.push({ code: 'SQUAD_EMPTY', eventId });
  if (pupils.length > LARGEST_SQUAD) problems.push({ code: 'SQUAD_TOO_LARGE', eventId });
  return problems;
}

/** A gender that nobody has given fits: the organizer sees that it is open. */
function fits(rule: EventFacts['genderRule'], gender: PupilFacts['gender']): boolean {
  return gender === '' || rule === 'any' || rule === 'mixed' || rule === gender;
}

function isOneGender(line: WantedLine, known: ReadonlyMap<string, PupilFacts>): boolean {
  const [one = '', other = ''] = line.pupils.map((id) => known.get(id)?.gender ?? '');
  return one !== '' && one === other;
}

/** What a choice costs, in whole yen: the fee of the event for each line, a pair or a team being one. */
export function totalOf(lines: readonly WantedLine[], events: readonly EventFacts[]): number {
  const fees = new Map(events.map(({ id, feeYen }) => [id, feeYen]));
  return lines.reduce((sum, { eventId }) => sum + (fees.get(eventId) ?? 0), 0);
}

/** Whether a step of the history is about who plays; referees read these, and none of the money. */
export function isOfLines(step: ApplicationStep | typeof NEWER): boolean {
  return ['withdrawn', 'reinstated', 'replaced', 'cancelled'].includes(step);
}

/** What of a line says whether its fee was paid. */
export interface PaidLine {
  readonly state: EntryState;
  readonly feeYen: number;
  /** What of it the organizer gives back without a rule. */
  readonly grantedYen: number;
  readonly paymentMethod: PaymentMethod | null;
  readonly confirmedAt: Date | null;
  /** Its fee went back when it was withdrawn, or is to. */
  readonly isReturned: boolean;
}

/** What a school has paid for a line and does not get back, in whole yen; points are none. */
export function retainedYenOf(line: PaidLine): number {
  const { state, feeYen, grantedYen, paymentMethod, confirmedAt, isReturned } = line;
  const isPaid = confirmedAt !== null && paymentMethod !== 'points';
  // With a cancelled tournament everything goes back.
  return isPaid && state !== 'cancelled' && !isReturned ? feeYen - grantedYen : 0;
}

/**
 * What the organizer has received for an application and does not send back, in whole yen: the amount of its receipt, of which there
 * is none over nothing. Of a transfer it is what has arrived, which may be less than the fees.
 */
export function receivedYenOf(
  { isByTransfer }: { readonly isByTransfer: boolean },
  {
    lines,
    transferredYen,
  }: { readonly lines: readonly PaidLine[]; readonly transferredYen: number },
): number {
  const retainedYen = lines.reduce((sum, line) => sum + retainedYenOf(line), 0);
  return isByTransfer ? Math.max(0, Math.min(retainedYen, transferredYen)) : retainedYen;
}

/** A transfer on the last evening does not arrive in time. */
const LEAST_TIME_TO_TRANSFER = 24 * HOUR_MS;

/** Whether there is time for a transfer, whose place is held until the entries end. */
export function mayTransfer(now: Date, entriesEnd: Date): boolean {
  return entriesEnd.getTime() - now.getTime() >= LEAST_TIME_TO_TRANSFER;
}
