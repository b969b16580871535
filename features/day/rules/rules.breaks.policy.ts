import type { BreakKind } from './rules.vocabulary.ts';

interface Break {
  readonly kind: BreakKind;
  /** Of the break of a court: null for all courts. */
  readonly courtId: string | null;
}

/** Whether a break is that of a court, or of all courts. */
export function isBreakOf(courtId: string, { kind, ...one }: Break): boolean {
  return kind === 'court' && (one.courtId === null || one.courtId === courtId);
}
