import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { RefusalBody } from '#platform/shared/endpoint.ts';
import { isUnstorable } from '../db/database.ts';

/** The one place where an error becomes an answer. The caller sees no internal detail. */
export function answerErrors(http: FastifyInstance): void {
  http.setErrorHandler((error: FastifyError, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      return answer(reply, 422, { code: 'INVALID_INPUT', fields: invalidFields(error) });
    }
    const status = error.statusCode ?? 500;
    if (status === 429) return answer(reply, 429, { code: 'RATE_LIMITED' });
    if (status < 500) return answer(reply, status, { code: 'INVALID_INPUT' });
    if (isUnstorable(error)) {
      // A schema should have refused it: the log says which.
      request.log.warn({ err: error, route: request.routeOptions.url }, 'input beyond its column');
      return answer(reply, 422, { code: 'INVALID_INPUT' });
    }
    request.log.error({ err: error, route: request.routeOptions.url }, 'unexpected failure');
    return answer(reply, 500, { code: 'UNEXPECTED' });
  });
}

/** 404 for the API: an address that no endpoint answers. */
export function answerNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(reply, 404, { code: 'NOT_FOUND' });
}

/** Sends a refusal, with the number of the request by which the log knows it. */
export function answer(
  reply: FastifyReply,
  status: number,
  body: Omit<RefusalBody, 'requestId'>,
): FastifyReply {
  reply.refusalCode = body.code;
  return reply
    .code(status)
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ ...body, requestId: reply.request.id });
}

/** Schemas carry message keys, so each field's message is a key that the screen translates. */
function invalidFields(error: FastifyError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.validation ?? []) {
    const field = issue.instancePath.replace(/^\//, '').replaceAll('/', '.');
    fields[field] ??= issue.message ?? 'invalid';
  }
  return fields;
}
