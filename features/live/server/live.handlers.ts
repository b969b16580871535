import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSeenBy } from '#features/referees/server/referees.unlisted.commands.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import type { Language } from '#platform/shared/language.ts';
import * as contract from '../live.contract.ts';
import { type Answers, createAnswers } from './live.answers.commands.ts';

/** A tournament as everybody follows it; its stream is in live.streams.handlers.ts. */
export const liveHandlers = handlers((on, services) => {
  const { db } = services;
  const answers = createAnswers(services);

  /** An answer about a tournament that the reader finds; null for one of others that is unlisted. */
  const seen = async (found: Answers | null, { account }: Asked) =>
    found && (!found.unlisted || (await isSeenBy(db, found.unlisted, account))) ? found : null;

  on(contract.snapshot, { access: 'public' }, async ({ params, ...asked }) => {
    const found = await seen(await answers.snapshot(params.id), asked);
    return found ? (send(asked, found) as never) : refusal('TOURNAMENT_NOT_FOUND');
  });

  on(contract.draw, { access: 'public' }, async ({ params, ...asked }) => {
    const found = await seen(await answers.draw(params.id, params.eventId), asked);
    if (found) return send(asked, found) as never;
    const isThere = await seen(await answers.snapshot(params.id), asked);
    return refusal(isThere ? 'EVENT_NOT_FOUND' : 'TOURNAMENT_NOT_FOUND');
  });
});

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly language: Language;
  readonly account: Account | null;
}

/** Sends an answer as it is in memory: neither validated nor written again for each reader. */
function send({ request, reply, language }: Asked, answers: Answers): FastifyReply {
  const { etag, text, brotli } = answers[language];
  reply
    .header('etag', etag)
    .header('cache-control', answers.unlisted ? 'private, no-cache' : 'public, max-age=2')
    .header('vary', 'accept-encoding, accept-language, cookie');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const isBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return isBrotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(text);
}
