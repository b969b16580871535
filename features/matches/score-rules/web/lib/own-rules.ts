import { ok, type Result, refuse } from '#domain/common/result.ts';
import { normalise } from '#domain/scorecard/score-input.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import {
  type CustomOptions,
  type CustomRefusal,
  customFormat,
} from '#domain/scoring/custom-format.ts';

/** Rules of one's own as they are typed. */
export interface OwnRules {
  readonly to: string;
  readonly lead: '1' | '2';
  readonly cap: string;
  readonly bestOf: '1' | '3' | '5' | '7';
  readonly decidingTo: string;
}

/** The fields as they begin: those of the rules that were chosen last, or an ordinary game. */
export function ownRulesOf(chosen: ChosenFormat | null): OwnRules {
  const { to = 11, lead = 2, cap, bestOf = 3, decidingSet } = chosen?.custom ?? {};
  return {
    to: String(to),
    lead: lead === 1 ? '1' : '2',
    cap: cap === undefined ? '' : String(cap),
    bestOf: String(bestOf) as OwnRules['bestOf'],
    decidingTo: decidingSet ? String(decidingSet.to) : '',
  };
}

/** The rules that the fields say; refuses with the field's code what makes no format. */
export function ownFormat({
  to,
  lead,
  cap,
  bestOf,
  decidingTo,
}: OwnRules): Result<CustomOptions, CustomRefusal> {
  const common = { lead: Number(lead) };
  const hasDeciding = decidingTo !== '' && bestOf !== '1';
  if (hasDeciding && !customFormat({ ...common, to: numberIn(decidingTo), bestOf: 1 }).ok) {
    return refuse('INVALID_DECIDING_SET');
  }
  const options: CustomOptions = {
    ...common,
    to: numberIn(to),
    bestOf: Number(bestOf),
    ...(cap !== '' && lead === '2' && { cap: numberIn(cap) }),
    ...(hasDeciding && { decidingSet: { ...common, to: numberIn(decidingTo) } }),
  };
  const format = customFormat(options);
  return format.ok ? ok(options) : format;
}

/** Full-width digits count; anything else is no number, which no format has. */
function numberIn(text: string): number {
  const digits = normalise(text.trim());
  return /^\d{1,2}$/.test(digits) ? Number(digits) : Number.NaN;
}
