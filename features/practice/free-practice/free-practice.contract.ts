import { z } from 'zod';
import { matchOutput, writeId } from '#features/matches/matches.contract.ts';
import { LONGEST_NAME } from '#features/matches/matches.vocabulary.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day } from '#platform/shared/ids.ts';
import { tidyName } from '#platform/shared/names.ts';

const name = z.string().overwrite(tidyName).min(1).max(LONGEST_NAME);

/** The unconfirmed list: stored immediately for a reload or another phone; in the records only once confirmed. */
export const freeMatches = endpoint({
  operationId: 'freePractice.freeMatches',
  method: 'GET',
  path: '/api/practice/free-matches',
  summary: "The caller's free practice matches that are not confirmed yet, oldest first",
  output: z.object({ matches: z.array(matchOutput) }),
  refusals: {},
});

/** Scored by `saveScore` (kind 'free-practice') and deleted by `removeMatch`, with the same id. */
export const addFreeMatch = endpoint({
  operationId: 'freePractice.addFreeMatch',
  method: 'POST',
  path: '/api/practice/free-matches',
  summary: 'Add a match between two named players or pairs to the list',
  body: z.object({
    /** Made by the client (UUID version 7): adding the same match again changes nothing. */
    id: z.uuidv7(),
    player1Name: name,
    player2Name: name,
    /** In doubles: the partners of the two. */
    partner1Name: name.optional(),
    partner2Name: name.optional(),
    playedOn: day,
  }),
  output: z.object({ match: matchOutput }),
  refusals: { SAME_PLAYER: 422, TOO_MANY_MATCHES: 409 },
});

/** Confirms exactly the matches that the person saw; those deleted meanwhile are left out of the count. */
export const confirmFreeMatches = endpoint({
  operationId: 'freePractice.confirmFreeMatches',
  method: 'POST',
  path: '/api/practice/free-matches/confirm',
  summary: 'Put the matches of the list into the records',
  body: z.object({ writeId, matchIds: z.array(z.uuid()).min(1).max(200) }),
  output: z.object({ saved: z.int() }),
  refusals: { NOTHING_TO_CONFIRM: 409 },
});
