import { z } from 'zod';
import { FINAL_ROUNDS } from '#domain/scoring/final-format.ts';
import { timeOfDay } from '#platform/shared/ids.ts';
import { LONGEST_LABEL } from '../day.vocabulary.ts';
import {
  LONGEST_MATCH,
  LONGEST_NO_SHOW,
  LONGEST_REST,
  QUEUE_MODES,
  UMPIRE_RULES,
} from './rules.vocabulary.ts';

/** The rules of an event as they are sent. */

const label = z.string().trim().min(1).max(LONGEST_LABEL);
const noShowMinutes = z.int().min(0).max(LONGEST_NO_SHOW);

export const rulesOfEvent = z
  .object({
    /** Between two matches of one person. */
    restMinutes: z.int().min(0).max(LONGEST_REST),
    /** Of a match; null for those of its score format, later the median of the finished ones. */
    minutes: z.int().min(1).max(LONGEST_MATCH).nullable(),
    /** "HH:MM": no match of it is called earlier; null for an event that begins with the tournament. */
    notBefore: timeOfDay.nullable().default(null),
    mode: z.enum(QUEUE_MODES),
    umpires: z.enum(UMPIRE_RULES),
    noShow: z.object({
      /** From the call to the second call. */
      firstCallMin: noShowMinutes,
      /** From the second call to the proposed walkover; 0 where the rule knows one call. */
      secondCallMin: noShowMinutes,
      /** False: no walkover is proposed. */
      thenDefault: z.boolean(),
    }),
    /** Its matches are played on courts with this label; null for any court. */
    courtLabel: label.nullable().default(null),
    /** The same for the last rounds of its main knockout: for the one with so many sides left, and all after it. */
    lastCourts: z
      .object({ from: z.literal(FINAL_ROUNDS), label })
      .nullable()
      .default(null),
  })
  .meta({ id: 'QueueRules' });
