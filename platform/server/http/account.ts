import type { FastifyRequest } from 'fastify';
import type { Language } from '#platform/shared/language.ts';

declare const proven: unique symbol;

/** An account's id that the session gate has proven; no other code can make one. */
export type AccountId = string & { readonly [proven]: 'account' };

const ROLES = ['player', 'organizer', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Who is asking, as proven by the session. */
export interface Account {
  readonly id: AccountId;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly roles: readonly Role[];
  /** The organization whose tournaments this account runs; null for everybody else. */
  readonly organizerId: number | null;
  /** The session that proved it; null for the demo's visitor. */
  readonly sessionId: string | null;
  /** When the session last proved the second factor; null for an account without one. */
  readonly provenAt: Date | null;
  /** `off`: the login asks for a password only; `recent`: proven within ten minutes. */
  readonly secondFactor: 'off' | 'recent' | 'old';
  /** An operator without a second factor: the role is given once it is set up. */
  readonly awaitsSecondFactor: boolean;
  /** True for the demo world's sample player, which all visitors share. */
  readonly demo: boolean;
}

/** Finds out who is asking; null for a visitor. */
export type SessionGate = (request: FastifyRequest) => Promise<Account | null>;
