import type { EventType } from '#domain/entry/vocabulary.ts';
import { formatOf } from '#domain/scoring/chosen-format.ts';
import { finalRoundsOf } from '#domain/stage-draw/event-formats.ts';
import type { EventFormats } from '#domain/stage-draw/vocabulary.ts';
import { foldedKey } from '#platform/shared/search-text.ts';
import type { EventForm } from './own-events.form.ts';

interface KnownEvent {
  readonly id: number;
  readonly name: string;
  readonly discipline: EventType;
  readonly isRated: boolean;
}

export type EventFormRefusal =
  | 'NAME_MISSING'
  | 'NAME_TAKEN'
  | 'TYPE_FIXED'
  | 'NOT_DOUBLES'
  | 'RATED_ALREADY';

/**
 * Why a form cannot be saved, or null. `before` is the event as it is stored, null for a new one; `isFirst` is the event
 * of the publish form, which needs no name; `isEntered` says that somebody has entered it or waits for it, `isFinal` that
 * its results are final, and so rated or not.
 */
export function refusalOf(
  form: Pick<EventForm, 'name' | 'eventType' | 'genderRule' | 'rated'>,
  about: {
    readonly before: KnownEvent | null;
    readonly isFirst: boolean;
    readonly isEntered: boolean;
    readonly isFinal: boolean;
    readonly events: readonly KnownEvent[];
  },
): EventFormRefusal | null {
  const { before, isFirst, isEntered, isFinal, events } = about;
  if (form.name === '' && !isFirst) return 'NAME_MISSING';
  const others = events.filter(({ id }) => id !== before?.id);
  if (form.name !== '' && others.some(({ name }) => isSame(name, form.name))) return 'NAME_TAKEN';
  if (form.genderRule === 'mixed' && form.eventType !== 'Doubles') return 'NOT_DOUBLES';
  if (isFinal && before && before.isRated !== isRated(form)) return 'RATED_ALREADY';
  if (form.eventType === before?.discipline) return null;
  return isEntered ? 'TYPE_FIXED' : null;
}

/** Why an event of at most `participantLimit` sides cannot be played in this way, or null. */
export function formatsRefusalOf(
  { format, groupFormat, mainFormat, finalFormat }: EventFormats,
  participantLimit: number,
): 'UNKNOWN_FORMAT' | 'ROUND_UNKNOWN' | null {
  const chosen = [groupFormat, mainFormat, finalFormat?.scoreFormat];
  if (chosen.some((one) => one && !formatOf(one))) return 'UNKNOWN_FORMAT';
  if (!finalFormat) return null;
  const rounds = finalRoundsOf(format, participantLimit);
  return rounds.includes(finalFormat.from) ? null : 'ROUND_UNKNOWN';
}

/** Whether the results of an event count for the ratings, as its form says. */
export function isRated({ rated }: Pick<EventForm, 'rated'>): boolean {
  return rated === 'yes';
}

function isSame(one: string, other: string): boolean {
  return foldedKey(one) === foldedKey(other);
}

/** A stored event, as the form shows it. */
export function eventValuesOf(event: {
  readonly name: string;
  readonly eventType: EventForm['eventType'];
  readonly genderRule: EventForm['genderRule'];
  readonly level: EventForm['level'];
  readonly ageRule: string;
  readonly feeYen: number;
  readonly participantLimit: number;
  readonly perClubLimit: number | null;
  readonly isRated: boolean;
}): EventForm {
  const { name, eventType, genderRule, level, ageRule } = event;
  return {
    name,
    eventType,
    genderRule,
    level,
    ageRule,
    participationFee: String(event.feeYen),
    participantLimit: String(event.participantLimit),
    perClubLimit: event.perClubLimit === null ? '' : String(event.perClubLimit),
    rated: event.isRated ? 'yes' : 'no',
  };
}
