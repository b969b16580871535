import { ok, type Result, refuse } from '#domain/common/result.ts';
import { BEST_OF, type BestOf, type ScoreFormat, type SetRule, type Sport } from './formats.ts';
import { HIGHEST_SCORE } from './set-rule.ts';

/** The id of every format that people made themselves; the format itself is stored with the match. */
export const CUSTOM = 'custom';

/** What a set is played to: 1 to 99, by a lead of 1 or 2. */
export interface CustomSet {
  readonly to: number;
  readonly lead: number;
  /** The score that ends the set with any lead: above `to`, and only with a lead of 2. */
  readonly cap?: number | undefined;
}

export interface CustomOptions extends CustomSet {
  readonly sport?: Sport | undefined;
  readonly bestOf: number;
  /** The last possible set, where it is played to something else. Not with a single set. */
  readonly decidingSet?: CustomSet | undefined;
}

const CUSTOM_REFUSALS = [
  'INVALID_TARGET',
  'INVALID_LEAD',
  'INVALID_CAP',
  'INVALID_BEST_OF',
  'INVALID_DECIDING_SET',
] as const;
export type CustomRefusal = (typeof CUSTOM_REFUSALS)[number];

/** A format of one's own, checked; also for one that comes back from a store or the network. */
export function customFormat(options: CustomOptions): Result<ScoreFormat, CustomRefusal> {
  const { sport = 'unspecified', bestOf, decidingSet } = options;
  if (!isBestOf(bestOf)) return refuse('INVALID_BEST_OF');
  if (decidingSet && bestOf === 1) return refuse('INVALID_DECIDING_SET');
  const set = ruleFrom(options);
  if (!set.ok) return set;
  const code = `SET${bestOf}-S:${codeOf(options)}`;
  const format = { id: CUSTOM, sport, bestOf, set: set.value };
  if (!decidingSet) return ok({ ...format, code });
  const deciding = ruleFrom(decidingSet);
  if (!deciding.ok) return deciding;
  return ok({ ...format, code: `${code}-F:${codeOf(decidingSet)}`, decidingSet: deciding.value });
}

function ruleFrom({ to, lead, cap }: CustomSet): Result<SetRule, CustomRefusal> {
  if (!isWithin(to, 1, HIGHEST_SCORE)) return refuse('INVALID_TARGET');
  if (lead !== 1 && lead !== 2) return refuse('INVALID_LEAD');
  if (cap === undefined) return ok({ kind: 'points', to, lead });
  // With a lead of 1 nobody gets beyond the target: such a cap was meant for something else.
  if (lead === 1 || !isWithin(cap, to + 1, HIGHEST_SCORE)) return refuse('INVALID_CAP');
  return ok({ kind: 'points', to, lead, cap });
}

/** In TODS; the grammar has no word for a cap. */
function codeOf({ to, lead }: CustomSet): string {
  return lead === 1 ? `TB${to}NOAD` : `TB${to}`;
}

function isWithin(value: number, lowest: number, highest: number): boolean {
  return Number.isInteger(value) && value >= lowest && value <= highest;
}

function isBestOf(value: number): value is BestOf {
  return (BEST_OF as readonly number[]).includes(value);
}
