import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../handshake.contract.ts';
import { confirmResult, disputeResult } from './handshake.answers.commands.ts';
import { acceptClaim } from './handshake.claims.commands.ts';
import { enterResult } from './handshake.commands.ts';
import { entryRefusal } from './handshake.presenter.ts';
import { readOpenResults, readOwnMatches } from './handshake.reading.commands.ts';
import { setSilence } from './handshake.silence.commands.ts';

const access = 'signed-in';
const scoring = { access, limit: 'score' } as const;

/** Results that players enter, what the other side says about them, and the decisions of the desk. */
export const handshakeHandlers = handlers((on, services) => {
  const presentOwn = async (tournamentId: number, account: Account) => {
    const own = await readOwnMatches(services, tournamentId, account.id);
    return own ? { own } : refusal('TOURNAMENT_NOT_FOUND');
  };
  const presentOpen = async (tournamentId: number, account: Account) => {
    const open = await readOpenResults(services, { tournamentId, account });
    return open.ok ? { results: open.value } : refusal(open.code);
  };

  on(contract.findOwn, { access }, ({ params, account }) => presentOwn(params.id, account));

  on(contract.enterOwn, scoring, async ({ params: { id, ...ref }, body, account }) => {
    const author = { kind: 'player', accountId: account.id } as const;
    const entered = await enterResult(services, { tournamentId: id, ...ref, ...body, author });
    return entered.ok ? presentOwn(id, account) : entryRefusal(entered);
  });

  on(contract.confirmOwn, scoring, async ({ params: { id, ...ref }, body, account }) => {
    const { seenVersion, isSameDevice } = body;
    const author = { kind: 'player', accountId: account.id } as const;
    const speaker = { kind: 'author', author, isSameDevice } as const;
    const answer = { tournamentId: id, ...ref, seenVersion, speaker };
    const confirmed = await confirmResult(services, answer);
    return confirmed.ok ? presentOwn(id, account) : refusal(confirmed.code);
  });

  on(contract.disputeOwn, scoring, async ({ params: { id, ...ref }, body, account }) => {
    const author = { kind: 'player', accountId: account.id } as const;
    const answer = { tournamentId: id, ...ref, ...body, author };
    const disputed = await disputeResult(services, answer);
    return disputed.ok ? presentOwn(id, account) : entryRefusal(disputed);
  });

  on(contract.findOpen, { access }, ({ params, account }) => presentOpen(params.id, account));

  on(contract.confirmAtDesk, { access }, async ({ params: { id, ...ref }, body, account }) => {
    const speaker = { kind: 'desk', account } as const;
    const answer = { tournamentId: id, ...ref, ...body, speaker };
    const confirmed = await confirmResult(services, answer);
    return confirmed.ok ? presentOpen(id, account) : refusal(confirmed.code);
  });

  on(contract.acceptClaim, scoring, async ({ params: { id, ...ref }, body, account }) => {
    const accepted = await acceptClaim(services, { tournamentId: id, ...ref, ...body, account });
    return accepted.ok ? presentOpen(id, account) : entryRefusal(accepted);
  });

  on(contract.setSilence, { access }, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, account, ...body };
    const set = await setSilence(services, request);
    return set.ok ? presentOpen(params.id, account) : refusal(set.code);
  });
});
