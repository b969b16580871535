import { z } from 'zod';
import { COMMON_REFUSALS, type Endpoint } from '#platform/shared/endpoint.ts';

/** What leaves the server for an endpoint, by status: the declared output, and one shape for every refusal. */
export function responseSchemas(endpoint: Endpoint): Record<number, unknown> {
  const codesByStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries({ ...COMMON_REFUSALS, ...endpoint.refusals })) {
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  const refusals = [...codesByStatus].map(([status, codes]) => [status, refusalSchema(codes)]);
  return { 200: endpoint.output, ...Object.fromEntries(refusals) };
}

const known = new Map<string, z.ZodObject>();

/** One for all endpoints with the same codes: they are hundreds, and making them took half of putting the server together. */
function refusalSchema(codes: readonly string[]): z.ZodObject {
  const key = codes.join();
  const schema = known.get(key) ?? z.object({ code: z.enum(codes), ...facts });
  known.set(key, schema);
  return schema;
}

const facts = {
  fields: z.record(z.string(), z.string()).optional(),
  details: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .optional(),
  requestId: z.string(),
};
