import type { CookieSerializeOptions } from '@fastify/cookie';
import { APIError } from 'better-auth/api';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from './accounts.auth.ts';

/** Begins and ends sessions on a reply's cookies. */
export interface SignIn {
  /** True, and the session's cookie set, when the password is right. */
  begin(reply: FastifyReply, email: string, password: string): Promise<boolean>;
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** How cookies of ours beside the session are set. */
  cookieOptions(): CookieSerializeOptions;
}

const YEAR_S = 365 * 24 * 60 * 60;

export function createSignIn(auth: () => Auth, origin: () => string): SignIn {
  return {
    async begin(reply, email, password) {
      try {
        const { headers } = await auth().api.signInEmail({
          body: { email: email.toLowerCase(), password },
          returnHeaders: true,
        });
        forwardCookies(reply, headers);
        return true;
      } catch (error) {
        if (error instanceof APIError && error.statusCode < 500) return false;
        throw error;
      }
    },
    async end(request, reply) {
      const { headers } = await auth().api.signOut({
        headers: fromNodeHeaders(request.headers),
        returnHeaders: true,
      });
      forwardCookies(reply, headers);
    },
    cookieOptions: () => ({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: YEAR_S,
      secure: origin().startsWith('https:'),
    }),
  };
}

function forwardCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
}
