import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  COMMON_REFUSALS,
  type Endpoint,
  type Given,
  type Received,
  type RefusalBody,
  type RefusalCode,
} from '#platform/shared/endpoint.ts';
import { withFormerPlayers } from '#platform/shared/former-player.ts';
import type { Language } from '#platform/shared/language.ts';
import { underRequest } from '../request-id.ts';
import type { Access, HandlerOptions } from './access.ts';
import type { Account } from './account.ts';
import { securityOf } from './api-document.ts';
import { SAFE_METHODS } from './cross-site.ts';
import type { LimitName } from './limits.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { requestLanguage } from './request-language.ts';
import { responseSchemas } from './response-schemas.ts';

interface Context<A extends Access> {
  readonly account: A extends 'public' ? Account | null : A extends 'link' ? null : Account;
  /** The token of the caller's link; null without one. */
  readonly token: A extends 'link' ? string | null : null;
  readonly language: Language;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Proof = NonNullable<HandlerOptions['proof']>;

export type Handler<E extends Endpoint, A extends Access> = (
  context: Received<E> & Context<A>,
) => Promise<Given<E> | Refusal<RefusalCode<E>>>;

/** Binds an endpoint's contract to the code that answers it. */
export type On = <const E extends Endpoint, const A extends Access>(
  endpoint: E,
  options: HandlerOptions<A>,
  handler: Handler<E, A>,
) => void;

/** The binder for one Fastify instance: checks access, validates both ways, and turns refusals into statuses. */
export function binder(http: FastifyInstance): On {
  return (endpoint, options, handler) => {
    const limit = limitOf(endpoint, options);
    const proof = proofOf(endpoint, options);
    const writes = !SAFE_METHODS.has(endpoint.method);
    http.route({
      method: endpoint.method,
      url: endpoint.path,
      config: {
        endpoint,
        access: options.access,
        crossSite: options.crossSite === true,
        rawBody: options.rawBody === true,
      },
      schema: {
        operationId: endpoint.operationId,
        summary: endpoint.summary,
        tags: [endpoint.path.split('/')[2] ?? 'api'],
        'x-access': options.access,
        ...(limit && { 'x-limit': limit }),
        ...(proof && { 'x-proof': proof }),
        security: securityOf(options.access, {
          writes,
          crossSite: options.crossSite === true,
        }),
        ...(endpoint.params && { params: endpoint.params }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: responseSchemas(endpoint, {
          access: options.access,
          limited: limit !== null,
          proven: proof !== null,
        }),
      },
      // Before validation: a caller without access learns nothing about the input.
      preValidation: async (request, reply) => {
        const denied = denial(options.access, proof, request) ?? unstorable(request);
        if (denied) await send(reply, endpoint, denied);
      },
      preHandler: limit ? http.limits(limit) : [],
      onSend: (request, _reply, payload, done) => {
        const text = typeof payload === 'string';
        done(null, text ? withFormerPlayers(payload, requestLanguage(request)) : payload);
      },
      handler: async (request, reply) => {
        const context = {
          params: request.params,
          query: request.query,
          body: request.body,
          account: request.account,
          token: options.access === 'link' ? bearerOf(request) : null,
          language: requestLanguage(request),
          request,
          reply,
        } as never;
        // A read queues nothing, and is not to pay for it.
        const answer = await (writes
          ? underRequest(request.id, () => handler(context))
          : handler(context));
        return isRefusal(answer) ? send(reply, endpoint, answer) : answer;
      },
    });
  };
}

function limitOf({ method }: Endpoint, { limit }: HandlerOptions): LimitName | null {
  if (limit !== undefined) return limit;
  return SAFE_METHODS.has(method) ? null : 'write';
}

function proofOf({ method }: Endpoint, { access, proof }: HandlerOptions): Proof | null {
  if (proof !== undefined) return proof;
  return access === 'operator' && !SAFE_METHODS.has(method) ? 'operator' : null;
}

function denial(access: Access, proof: Proof | null, request: FastifyRequest): Refusal | null {
  const { account, headers } = request;
  if (access === 'public' || access === 'link') return null;
  if (!account) return asRefusal('SIGN_IN_REQUIRED');
  const meantFor = headers['x-rallydays-account'];
  if (meantFor !== undefined && meantFor !== account.id) return asRefusal('ACCOUNT_CHANGED');
  if (access !== 'signed-in' && !account.roles.includes(access)) {
    const awaits = access === 'operator' && account.awaitsSecondFactor;
    return asRefusal(awaits ? 'SECOND_FACTOR_REQUIRED' : 'FORBIDDEN');
  }
  const must =
    proof === 'everybody' || (proof === 'operator' && account.roles.includes('operator'));
  return must && account.secondFactor === 'old' ? asRefusal('PROOF_REQUIRED') : null;
}

/** The token in the `authorization` header; null without one. */
function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** More levels than any input has. Much deeper input exhausts the stack of code that walks through it. */
const DEEPEST = 20;

function unstorable({ params, query, body }: FastifyRequest): Refusal | null {
  const fits = [params, query, body].every((part) => isStorable(part, 0));
  return fits ? null : asRefusal('INVALID_INPUT');
}

/**
 * A database's text holds neither the character NUL nor half of a surrogate pair. People do not type them, but programs
 * that probe for vulnerabilities send them.
 */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(
    ([key, inside]) => isStorable(key, depth) && isStorable(inside, depth + 1),
  );
}

function asRefusal(code: keyof typeof COMMON_REFUSALS): Refusal {
  return { code } as Refusal;
}

function send(reply: FastifyReply, endpoint: Endpoint, refusal: Refusal): FastifyReply {
  const statuses: Readonly<Record<string, number>> = { ...COMMON_REFUSALS, ...endpoint.refusals };
  const status = statuses[refusal.code];
  if (!status) throw new Error(`${endpoint.path} does not declare the refusal ${refusal.code}`);
  const body: RefusalBody = {
    code: refusal.code,
    ...(refusal.fields && { fields: refusal.fields }),
    ...(refusal.details && { details: refusal.details }),
    requestId: reply.request.id,
  };
  reply.refusalCode = refusal.code;
  return reply.code(status).send(body);
}
