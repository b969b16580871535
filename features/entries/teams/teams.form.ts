import * as z from 'zod/mini';
import { tidyName } from '#platform/shared/names.ts';
import { LONGEST_TEAM_NAME } from './teams.vocabulary.ts';

/** The name of a team; messages are keys of the messages of entries. */
export const teamNameSchema = z
  .string('missing')
  .check(
    z.overwrite(tidyName),
    z.minLength(1, 'missing'),
    z.maxLength(LONGEST_TEAM_NAME, 'tooLong'),
  );

/** The form in which a team gets another name. */
export const renamingSchema = z.object({ name: teamNameSchema });
