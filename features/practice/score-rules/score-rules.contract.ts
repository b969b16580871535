import { z } from 'zod';
import { chosenFormat, writeId } from '#features/matches/matches.contract.ts';
import { sport } from '#features/sports/sports.contract.ts';
import { endpoint } from '#platform/shared/endpoint.ts';
import { pathNumber } from '#platform/shared/ids.ts';
import { RULES_KINDS } from './score-rules.vocabulary.ts';

const params = z.object({ groupId: pathNumber, kind: z.enum(RULES_KINDS) });

/** The format that new matches of this practice have; null for scores as entered. */
const scoreRulesOutput = z
  .object({ scoreFormat: chosenFormat.nullable() })
  .meta({ id: 'ScoreRules' });
export type ScoreRules = z.output<typeof scoreRulesOutput>;

export const scoreRules = endpoint({
  operationId: 'scoreRules.scoreRules',
  method: 'GET',
  path: '/api/practice/groups/:groupId/score-rules/:kind',
  summary: 'The score rules that a group chose last for a kind of practice',
  params,
  output: z.object({
    rules: scoreRulesOutput,
    /** Of the group: where the choice of rules starts. */
    sport,
  }),
  refusals: { GROUP_NOT_FOUND: 404 },
});

/**
 * Remembers the rules for the next matches; stored matches and leagues stay as they are. `seen` is the format that the
 * writer saw, their own pending choices included: where somebody else has chosen another one meanwhile, the answer is
 * RULES_CHANGED.
 */
export const chooseScoreRules = endpoint({
  operationId: 'scoreRules.chooseScoreRules',
  method: 'PUT',
  path: '/api/practice/groups/:groupId/score-rules/:kind',
  summary: 'Choose the score rules of a kind of practice',
  params,
  body: z.object({
    writeId,
    seen: chosenFormat.nullable(),
    scoreFormat: chosenFormat.nullable(),
  }),
  output: z.object({
    groupId: z.int(),
    kind: z.enum(RULES_KINDS),
    rules: scoreRulesOutput,
  }),
  refusals: { GROUP_NOT_FOUND: 404, RULES_CHANGED: 409, UNKNOWN_FORMAT: 422 },
});
