import { type Cookies, parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Identifies the browser, from its first sign-in on. */
export const DEVICE_COOKIE = 'rallydays.device';

export type CookieOptions = Omit<SetCookie, 'name' | 'value'>;

/**
 * The cookies of a request, parsed only where a handler needs them: Fastify's plugin parses and writes them around every
 * request, which costs a quarter of a small read.
 */
export function cookiesOf(request: FastifyRequest): Cookies {
  return parseCookie(request.headers.cookie ?? '');
}

/** Adds a cookie to those that the reply sets. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieOptions,
): void {
  reply.header('set-cookie', stringifySetCookie({ ...options, name, value }));
}

/** Deletes a cookie of the browser that was set with the same options. */
export function clearCookie(reply: FastifyReply, name: string, options: CookieOptions): void {
  setCookie(reply, name, '', { ...options, maxAge: 0, expires: new Date(0) });
}
