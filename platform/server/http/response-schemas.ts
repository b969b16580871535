import { z } from 'zod';
import { COMMON_REFUSALS, type Endpoint } from '#platform/shared/endpoint.ts';
import type { Access } from './access.ts';
import { SAFE_METHODS } from './cross-site.ts';

/** Who may call, and whether a budget of requests limits them. */
interface Callers {
  readonly access: Access;
  readonly limited: boolean;
  /** Whether somebody must have proven the second factor lately. */
  readonly proven: boolean;
}

/** What leaves the server for an endpoint, by status: the declared output, and one shape for every refusal. */
export function responseSchemas(endpoint: Endpoint, options: Callers): Record<number, unknown> {
  const codesByStatus = new Map<number, string[]>();
  const refusals = { ...commonRefusals(endpoint, options), ...endpoint.refusals };
  for (const [code, status] of Object.entries(refusals)) {
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  const schemas = [...codesByStatus].map(([status, codes]) => [status, refusalSchema(codes)]);
  return { 200: endpoint.output, ...Object.fromEntries(schemas) };
}

/** The refusals of every endpoint that this one can give. */
function commonRefusals(
  { method, params, query, body }: Endpoint,
  { access, limited, proven }: Callers,
): Record<string, number> {
  const { SIGN_IN_REQUIRED, ACCOUNT_CHANGED, FORBIDDEN, INVALID_INPUT, RATE_LIMITED } =
    COMMON_REFUSALS;
  const { SECOND_FACTOR_REQUIRED, PROOF_REQUIRED } = COMMON_REFUSALS;
  return {
    ...(access !== 'public' && access !== 'link' && { SIGN_IN_REQUIRED, ACCOUNT_CHANGED }),
    // A write that another site causes is also refused.
    ...((access === 'organizer' || access === 'operator' || !SAFE_METHODS.has(method)) && {
      FORBIDDEN,
    }),
    ...(access === 'operator' && { SECOND_FACTOR_REQUIRED }),
    ...(proven && { PROOF_REQUIRED }),
    ...((params ?? query ?? body) && { INVALID_INPUT }),
    ...(limited && { RATE_LIMITED }),
  };
}

const known = new Map<string, z.ZodObject>();

/** One for all endpoints with the same codes: with one for each of the hundreds, the server took twice as long to set up. */
function refusalSchema(codes: readonly string[]): z.ZodObject {
  const key = codes.join();
  const schema =
    known.get(key) ?? z.object({ code: z.enum(codes), ...facts }).meta({ id: nameOf(codes) });
  known.set(key, schema);
  return schema;
}

/** `TOURNAMENT_FULL`, `ALREADY_ENTERED`: TournamentFullOrAlreadyEntered. */
function nameOf(codes: readonly string[]): string {
  const pascal = (code: string) =>
    code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return codes.map(pascal).join('Or');
}

const facts = {
  fields: z.record(z.string(), z.string()).optional(),
  details: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .meta({ id: 'RefusalDetails' })
    .optional(),
  requestId: z.string(),
};
