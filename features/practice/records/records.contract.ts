import { z } from 'zod';
import { matchOutput, stats } from '#features/matches/matches.contract.ts';
import { LONGEST_SEARCH } from '#platform/shared/bounds.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { day } from '#platform/shared/ids.ts';
import { FORMAT_IDS, RECORD_FORMATS } from './records.vocabulary.ts';

/** A practice day; its id in the addresses is the plain date. */
const dateId = day;
/** Any part of a player's name: width, kana and letter case do not matter. */
const search = z.string().trim().max(LONGEST_SEARCH).optional();

const formatCount = z.object({ format: z.enum(RECORD_FORMATS), matches: z.int() });

export const practiceDays = endpoint({
  operationId: 'records.practiceDays',
  method: 'GET',
  path: '/api/practice/records/days',
  summary: 'The days with practice matches, newest first, in pages',
  query: z.object({ before: dateId.optional(), search }),
  output: z.object({
    days: z.array(z.object({ id: dateId, matches: z.int(), formats: z.array(formatCount) })),
    /** Ask for the next page with `before` set to this; null on the last one. */
    next: dateId.nullable(),
  }),
  refusals: {},
});

export const practiceFormats = endpoint({
  operationId: 'records.practiceFormats',
  method: 'GET',
  path: '/api/practice/records/days/:dateId',
  summary: 'How many matches of each format a day has',
  params: z.object({ dateId }),
  query: z.object({ search }),
  output: z.object({ formats: z.array(formatCount) }),
  refusals: {},
});

export const practiceMatches = endpoint({
  operationId: 'records.practiceMatches',
  method: 'GET',
  path: '/api/practice/records/days/:dateId/:formatId',
  summary:
    'The matches of a day and format in pages: a knockout from its final, the rest newest first',
  params: z.object({ dateId, formatId: z.enum(FORMAT_IDS) }),
  query: z.object({ search, after: z.string().max(80).optional() }),
  output: z.object({
    matches: z.array(matchOutput),
    /** The viewer's groups that are not deleted: only their leagues and brackets can still be opened. */
    openGroups: z.array(z.int()),
    next: z.string().nullable(),
  }),
  refusals: {},
});

/**
 * Notes on a match beside its score, for everybody who may score it. The version of the match does not change, so that
 * a concurrent correction of its score is not refused. `seen` is what the writer saw; other stored notes give
 * MATCH_CHANGED.
 */
export const saveStats = endpoint({
  operationId: 'records.saveStats',
  method: 'PUT',
  path: '/api/practice/matches/:id/stats',
  summary: 'Note the longest rally and comments of a match',
  params: z.object({ id: z.uuid() }),
  body: z.object({ seen: stats.nullable(), stats }),
  output: z.object({ match: matchOutput }),
  refusals: { MATCH_NOT_FOUND: 404, MATCH_CHANGED: 409 },
});
