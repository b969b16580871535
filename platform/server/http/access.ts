import type { LimitName } from './limits.ts';

/**
 * Who may call: anybody, the holder of a link whose token is in the `authorization` header, anybody signed in, or one who has the
 * role. The handler proves the token: no account is behind it, and the session of the browser counts for nothing.
 */
export type Access = 'public' | 'link' | 'signed-in' | 'organizer' | 'operator';

export interface HandlerOptions<A extends Access = Access> {
  readonly access: A;
  /** A named budget of requests (limits.ts). The default of writes is `write`; null is no limit, with a comment why. */
  readonly limit?: LimitName | null;
  /**
   * Who must have proven the second factor within ten minutes: an operator who decides something, or everybody who has one. The
   * default of writes with access `operator` is `operator`.
   */
  readonly proof?: 'operator' | 'everybody';
  /** For callers outside the browser, such as a payment provider's webhook, which authenticate in another way. */
  readonly crossSite?: true;
  /** `request.rawBody` has the body as it came: what a signature is over. */
  readonly rawBody?: true;
}
