/**
 * How a guardian's page leads to a live page: the secret of the link goes with the entry in the browser's history, and never into an
 * address that somebody could pass on.
 */
export interface GuardianState {
  readonly guardianSecret: string;
}

/** The secret that came with a page; null for a page that was opened otherwise. */
export function secretIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null) return null;
  const { guardianSecret } = state as Partial<GuardianState>;
  return typeof guardianSecret === 'string' ? guardianSecret : null;
}
