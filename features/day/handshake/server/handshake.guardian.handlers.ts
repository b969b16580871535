import { findGuarded } from '#features/guardian-page/server/guardian-page.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { checkInOwn } from '../../check-in/server/check-in.own.commands.ts';
import { detailsOf } from '../../check-in/server/check-in.presenter.ts';
import * as contract from '../handshake.guardian.contract.ts';
import { confirmResult, disputeResult } from './handshake.answers.commands.ts';
import { enterResult } from './handshake.commands.ts';
import { entryRefusal } from './handshake.presenter.ts';
import { readOwnMatches } from './handshake.reading.commands.ts';

const writing = { access: 'public', limit: 'guardian' } as const;

/** What a guardian does by a mailed link for a player who plays today. Every endpoint asks first who holds the link. */
export const guardianMatchesHandlers = handlers((on, services) => {
  const guarded = async (id: string, secret: string) => {
    const found = await findGuarded(services, { id, secret });
    if (!found.ok) return found;
    const { id: guardianshipId, accountId } = found.value;
    const author = { kind: 'guardian', accountId, guardianshipId } as const;
    return { ok: true, value: author } as const;
  };
  const present = async (
    tournamentId: number,
    { accountId, guardianshipId }: { readonly accountId: string; readonly guardianshipId: string },
  ) => {
    const own = await readOwnMatches(services, tournamentId, accountId, guardianshipId);
    return own ? { own } : refusal('TOURNAMENT_NOT_FOUND');
  };

  on(contract.findGuarded, { access: 'public', limit: 'guardian' }, async ({ params, body }) => {
    const author = await guarded(params.playerId, body.secret);
    return author.ok ? present(params.id, author.value) : refusal(author.code);
  });

  on(contract.enterGuarded, writing, async ({ params, body: { secret, ...score } }) => {
    const { playerId, id: tournamentId, ...ref } = params;
    const author = await guarded(playerId, secret);
    if (!author.ok) return refusal(author.code);
    const entry = { tournamentId, ...ref, ...score, author: author.value };
    const entered = await enterResult(services, entry);
    return entered.ok ? present(tournamentId, author.value) : entryRefusal(entered);
  });

  on(contract.confirmGuarded, writing, async ({ params, body }) => {
    const { playerId, id: tournamentId, ...ref } = params;
    const author = await guarded(playerId, body.secret);
    if (!author.ok) return refusal(author.code);
    const { seenVersion, isSameDevice } = body;
    const speaker = { kind: 'author', author: author.value, isSameDevice } as const;
    const confirmed = await confirmResult(services, { tournamentId, ...ref, seenVersion, speaker });
    return confirmed.ok ? present(tournamentId, author.value) : refusal(confirmed.code);
  });

  on(contract.disputeGuarded, writing, async ({ params, body: { secret, ...answer } }) => {
    const { playerId, id: tournamentId, ...ref } = params;
    const author = await guarded(playerId, secret);
    if (!author.ok) return refusal(author.code);
    const denial = { tournamentId, ...ref, ...answer, author: author.value };
    const disputed = await disputeResult(services, denial);
    return disputed.ok ? present(tournamentId, author.value) : entryRefusal(disputed);
  });

  on(contract.checkInGuarded, writing, async ({ params, body: { secret, code } }) => {
    const author = await guarded(params.playerId, secret);
    if (!author.ok) return refusal(author.code);
    const { accountId } = author.value;
    const own = { tournamentId: params.id, accountId, code, by: 'guardian' } as const;
    const done = await checkInOwn(services, own);
    return done.ok ? {} : refusal(done.code, { details: detailsOf(done) });
  });
});
