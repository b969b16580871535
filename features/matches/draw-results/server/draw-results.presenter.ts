import { type Refusal, refusal } from '#platform/server/http/refusal.ts';
import type { ConflictingResult } from '../draw-results.contract.ts';

/** A refused result as its commands give it: with what is stored, or with the set that is impossible. */
interface Refused<Code extends string> {
  readonly code: Code;
  readonly stored?: ConflictingResult;
  readonly set?: number;
  readonly reason?: string;
}

/** Why a result was not saved, with what the writer needs to decide. */
export function resultRefusal<Code extends string>({
  code,
  stored,
  set,
  reason,
}: Refused<Code>): Refusal<Code> {
  if (stored) return refusal(code, { details: { ...stored } });
  if (set === undefined || reason === undefined) return refusal(code);
  return refusal(code, { details: { unit: set, reason } });
}
