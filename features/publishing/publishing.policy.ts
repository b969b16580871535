import type { GENDER_RULES } from '#features/tournaments/events/events.vocabulary.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { LANGUAGES } from '#platform/shared/language.ts';
import { foldedKey } from '#platform/shared/search-text.ts';
import type * as contract from './publishing.contract.ts';
import type { TOURNAMENT_FIELDS, TournamentForm } from './publishing.form.ts';

/** The person who asks: the organization that they run, if any, and their roles. */
interface Person {
  readonly organizerId: number | null;
  readonly roles: readonly string[];
}

/** The organizer of a tournament and the operators may run it; nobody else. */
export function mayRun(person: Person, tournament: { readonly organizerId: number }): boolean {
  return person.organizerId === tournament.organizerId || person.roles.includes('operator');
}

/** Whether an operator acts on somebody else's tournament, which the audit log records. */
export function stepsIn(person: Person, tournament: { readonly organizerId: number }): boolean {
  return person.organizerId !== tournament.organizerId && person.roles.includes('operator');
}

/**
 * Whether the typed text is the name of the tournament, which confirms that the person means this one. Of a name in
 * both languages, either is accepted. Spaces, width, letter case and kana do not matter.
 */
export function isNameOf({ name }: { readonly name: string }, typed: string): boolean {
  const names = [name, ...LANGUAGES.map((language) => nameIn(name, language))];
  return foldedKey(typed) !== '' && names.some((one) => foldedKey(one) === foldedKey(typed));
}

/** Likely mistakes in a plan. None of them is forbidden (spec section 5); the form only points them out. */
const WARNINGS = [
  'END_NOT_AFTER_START',
  'DEADLINE_NOT_BEFORE_DAY',
  'DEADLINE_PASSED',
  'DAY_PASSED',
] as const;
export type Warning = (typeof WARNINGS)[number];

interface TournamentDates {
  readonly eventDate: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly applicationDeadline: string;
}

export function warningsFor(dates: TournamentDates, today: string): Warning[] {
  const { eventDate, startTime, endTime, applicationDeadline } = dates;
  const known = (...values: string[]) => values.every(Boolean);
  const holds: Record<Warning, boolean> = {
    END_NOT_AFTER_START: known(startTime, endTime) && endTime <= startTime,
    DEADLINE_NOT_BEFORE_DAY:
      known(eventDate, applicationDeadline) && applicationDeadline >= eventDate,
    DEADLINE_PASSED: known(applicationDeadline) && applicationDeadline < today,
    DAY_PASSED: known(eventDate) && eventDate < today,
  };
  return WARNINGS.filter((warning) => holds[warning]);
}

export type TournamentField = (typeof TOURNAMENT_FIELDS)[number];
/** The form's inputs as they are typed. */
export type TournamentValues = Record<TournamentField, string>;

type OwnTournament = Omit<
  Output<typeof contract.findOwn>['tournament'],
  'availability' | 'waiting' | 'state' | 'isUnlisted' | 'placesTaken' | 'sport' | 'events' | 'id'
>;

/** A published tournament, as the form shows it. */
export function valuesOf(tournament: OwnTournament): TournamentForm {
  return {
    tournamentName: tournament.name,
    prefecture: tournament.prefecture,
    venue: tournament.venue,
    eventDate: tournament.eventDate,
    startTime: tournament.startTime,
    endTime: tournament.endTime,
    applicationDeadline: tournament.applicationDeadline,
    participantLimit: String(tournament.participantLimit),
    tournamentLevel: tournament.level,
    eventType: tournament.eventType,
    participationFee: String(tournament.feeYen),
    organizerName: tournament.organizerName,
    contactInfo: tournament.contactInfo,
    emergencyContact: tournament.emergencyContact,
    notes: tournament.notes,
  };
}

/** The form's values as columns of the tournament. */
export function columnsOf(form: TournamentForm) {
  return {
    name: form.tournamentName,
    prefecture: form.prefecture,
    venue: form.venue,
    eventDate: form.eventDate,
    startTime: form.startTime,
    endTime: form.endTime,
    applicationDeadline: form.applicationDeadline,
    contactInfo: form.contactInfo,
    emergencyContact: form.emergencyContact,
    notes: form.notes,
  };
}

/** The form's values as columns of the tournament's first event. */
export function eventColumnsOf(form: TournamentForm) {
  return {
    participantLimit: Number(form.participantLimit),
    level: form.tournamentLevel,
    discipline: form.eventType,
    feeYen: Number(form.participationFee),
  };
}

/** The columns of an event that is there as the form changes it: only pairs are mixed. */
export function changedFirstEvent(
  form: TournamentForm,
  before: { readonly genderRule: (typeof GENDER_RULES)[number] },
) {
  const columns = eventColumnsOf(form);
  const wasMixed = before.genderRule === 'mixed' && columns.discipline !== 'Doubles';
  return { ...columns, genderRule: wasMixed ? ('any' as const) : before.genderRule };
}
