import { z } from 'zod';
import { AVAILABILITIES } from '#domain/entry/entry.ts';
import { EVENT_TYPES, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { GENDER_RULES } from './events.vocabulary.ts';

/** One event of a tournament, as everybody sees it. */
export const eventOutput = z
  .object({
    id: z.int(),
    /** Empty where the organizer has given none, such as to the only event. */
    name: z.string(),
    eventType: z.enum(EVENT_TYPES),
    level: z.enum(TOURNAMENT_LEVELS),
    genderRule: z.enum(GENDER_RULES),
    /** In the organizer's words; may be empty. */
    ageRule: z.string(),
    feeYen: z.int(),
    participantLimit: z.int(),
    /** The most entries of one club; null without a limit. */
    perClubLimit: z.int().nullable(),
    /** Its results count for the ratings, where those of the tournament do. */
    isRated: z.boolean(),
    placesLeft: z.int(),
    availability: z.enum(AVAILABILITIES),
    /** People on its waiting list. */
    waiting: z.int(),
  })
  .meta({ id: 'Event' });
