/** What happens when players do not come to their match (next.md, C2). */
export interface NoShowRule {
  /** From the call to the second call. */
  readonly firstCallMin: number;
  /** From the second call to the walkover; 0 where there is one call. */
  readonly secondCallMin: number;
  /** A walkover is proposed. */
  readonly thenDefault: boolean;
}

export interface Calls {
  readonly calledAt: Date;
  readonly calledAgainAt: Date | null;
}

/** When the second call is due; null where the rule knows one call, and once it was made. */
export function secondCallDue({ calledAt, calledAgainAt }: Calls, rule: NoShowRule): Date | null {
  if (calledAgainAt !== null || rule.secondCallMin === 0) return null;
  return later(calledAt, rule.firstCallMin);
}

/** From when a walkover is proposed; null where none is, and before a second call that the rule asks for. */
export function walkoverDue({ calledAt, calledAgainAt }: Calls, rule: NoShowRule): Date | null {
  if (!rule.thenDefault) return null;
  if (rule.secondCallMin === 0) return later(calledAt, rule.firstCallMin);
  return calledAgainAt && later(calledAgainAt, rule.secondCallMin);
}

function later(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * 60_000);
}
