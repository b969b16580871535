import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../matches.contract.ts';
import { type Changed, saveScore } from './matches.commands.ts';
import type { MatchOwner } from './matches.owner.provider.ts';
import { removeMatch, restoreMatch } from './matches.removal.commands.ts';
import * as matches from './matches.store.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Scores of all matches except those of a knockout: save, correct, remove, restore. The owner depends on who asks. */
export const matchesHandlers = (ownerFor: (account: Account) => MatchOwner) =>
  handlers((on, services) => {
    on(contract.match, { access: 'signed-in' }, async ({ params, account }) => {
      const match = await matches.findById(services.db, params.id);
      const readable =
        match &&
        !match.removed &&
        (await ownerFor(account).findRights(services.db, account.id, match)).read;
      return readable ? { match } : refusal('MATCH_NOT_FOUND');
    });

    on(contract.saveScore, scoring, async ({ params, body, account }) => {
      const saved = await saveScore(services, ownerFor(account), {
        ...body,
        id: params.id,
        accountId: account.id,
      });
      if (saved.ok) return { match: saved.value };
      if ('stored' in saved) return changed(saved);
      if (saved.code !== 'IMPOSSIBLE_SCORE') return refusal(saved.code);
      return refusal('IMPOSSIBLE_SCORE', { details: { unit: saved.set, reason: saved.reason } });
    });

    on(contract.removeMatch, scoring, async ({ params, query, account }) => {
      const removed = await removeMatch(services, ownerFor(account), {
        ...query,
        id: params.id,
        accountId: account.id,
      });
      if (removed.ok) return {};
      return 'stored' in removed ? changed(removed) : refusal(removed.code);
    });

    on(contract.restoreMatch, scoring, async ({ params, body, account }) => {
      const restored = await restoreMatch(services, ownerFor(account), {
        ...body,
        id: params.id,
        accountId: account.id,
      });
      if (restored.ok) return { match: restored.value };
      return 'stored' in restored ? changed(restored) : refusal(restored.code);
    });
  });

function changed({ stored }: Changed) {
  return refusal('MATCH_CHANGED', { details: { ...stored } });
}
