import type { LimitName } from './limits.ts';

/** Who may call: anybody, anybody signed in, or one who holds the role. */
export type Access = 'public' | 'signed-in' | 'organizer' | 'operator';

export interface HandlerOptions<A extends Access = Access> {
  readonly access: A;
  /** A named budget of requests (limits.ts). Writes that name none have `write`; null is none at all, and says why. */
  readonly limit?: LimitName | null;
  /** For callers outside the browser, such as a payment provider's webhook, which prove themselves otherwise. */
  readonly crossSite?: true;
}
