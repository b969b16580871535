import * as z from 'zod/mini';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import {
  GENDER_RULES,
  LONGEST_AGE_RULE,
  LONGEST_EVENT_NAME,
} from '#features/tournaments/events/events.vocabulary.ts';
import { tidyNumber } from '#platform/shared/typed-number.ts';
import { tournamentSchema } from '../publishing.form.ts';

const MOST_OF_A_CLUB = 10_000;
export const RATED_CHOICES = ['yes', 'no'] as const;

/** One event of a tournament; messages are keys of the messages of own events. */
export const eventSchema = z.object({
  name: z.string().check(z.trim(), z.maxLength(LONGEST_EVENT_NAME, 'tooLong')),
  eventType: z.enum(EVENT_TYPES, 'eventTypeMissing'),
  genderRule: z.enum(GENDER_RULES),
  level: z.enum(TOURNAMENT_LEVELS, 'levelMissing'),
  ageRule: z.string().check(z.trim(), z.maxLength(LONGEST_AGE_RULE, 'tooLong')),
  participationFee: tournamentSchema.shape.participationFee,
  participantLimit: tournamentSchema.shape.participantLimit,
  /** Empty without a limit. */
  perClubLimit: z.string().check(
    z.overwrite(tidyNumber),
    z.refine((text) => text === '' || (/^\d+$/.test(text) && Number(text) > 0), 'clubLimit'),
    z.refine((text) => !(Number(text) > MOST_OF_A_CLUB), 'limitTooLarge'),
  ),
  /** Whether its results count for the ratings. */
  rated: z._default(z.enum(RATED_CHOICES), 'yes'),
});

export type EventForm = z.output<typeof eventSchema>;

export const EVENT_FIELDS = [
  'name',
  'eventType',
  'genderRule',
  'level',
  'ageRule',
  'participationFee',
  'participantLimit',
  'perClubLimit',
  'rated',
] as const satisfies readonly (keyof EventForm)[];
export type EventField = (typeof EVENT_FIELDS)[number];
/** The form's inputs as they are typed. */
export type EventValues = Record<EventField, string>;
