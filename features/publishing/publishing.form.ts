import * as z from 'zod/mini';
import { PREFECTURES } from '#domain/common/prefectures.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { isDay } from '#platform/shared/bounds.ts';
import { tidyNumber } from '#platform/shared/typed-number.ts';

const LONGEST_LINE = 200;
const LONGEST_NOTES = 2000;
const MOST_PARTICIPANTS = 10_000;
const HIGHEST_FEE_YEN = 1_000_000;

const line = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(LONGEST_LINE, 'tooLong'));
const day = (missing: string) =>
  z.string(missing).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, missing), z.refine(isDay, missing));
const time = (missing: string) =>
  z.string(missing).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, missing));

/** "New Tournament Setup" (spec sections 3 and 5); messages are keys of the publishing messages. */
export const tournamentSchema = z.object({
  tournamentName: z
    .string('nameShort')
    .check(z.trim(), z.minLength(5, 'nameShort'), z.maxLength(LONGEST_LINE, 'tooLong')),
  prefecture: z.enum(PREFECTURES, 'prefectureMissing'),
  venue: line('venueMissing'),
  eventDate: day('eventDateMissing'),
  startTime: time('startTimeMissing'),
  endTime: time('endTimeMissing'),
  applicationDeadline: day('deadlineMissing'),
  participantLimit: z.string('limitNotPositive').check(
    z.overwrite(tidyNumber),
    z.refine((text) => /^\d+$/.test(text) && Number(text) > 0, 'limitNotPositive'),
    z.refine((text) => !(Number(text) > MOST_PARTICIPANTS), 'limitTooLarge'),
  ),
  tournamentLevel: z.enum(TOURNAMENT_LEVELS, 'levelMissing'),
  eventType: z.enum(EVENT_TYPES, 'eventTypeMissing'),
  participationFee: z.string('feeMissing').check(
    z.overwrite(tidyNumber),
    z.minLength(1, 'feeMissing'),
    z.refine((text) => text === '' || /^\d+$/.test(text), 'feeNotYen'),
    z.refine((text) => !(Number(text) > HIGHEST_FEE_YEN), 'feeTooLarge'),
  ),
  /** Shown only; the server stores the organization of the person who publishes. */
  organizerName: line('organizerMissing'),
  contactInfo: line('contactMissing'),
  emergencyContact: line('emergencyMissing'),
  notes: z.string().check(z.trim(), z.maxLength(LONGEST_NOTES, 'tooLong')),
});

export type TournamentForm = z.output<typeof tournamentSchema>;

export const TOURNAMENT_FIELDS = [
  'tournamentName',
  'prefecture',
  'venue',
  'eventDate',
  'startTime',
  'endTime',
  'applicationDeadline',
  'participantLimit',
  'tournamentLevel',
  'eventType',
  'participationFee',
  'organizerName',
  'contactInfo',
  'emergencyContact',
  'notes',
] as const satisfies readonly (keyof TournamentForm)[];
