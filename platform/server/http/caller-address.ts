import type { FastifyRequest } from 'fastify';

/**
 * The address that a request came from. Empty when its connection has ended: Node.js forgets the address then, and Fastify's type
 * does not say so.
 */
export function callerAddress({ ip }: { readonly ip: FastifyRequest['ip'] | undefined }): string {
  return ip ?? '';
}
