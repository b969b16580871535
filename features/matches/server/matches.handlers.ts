import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../matches.contract.ts';
import { type Changed, saveScore } from './matches.commands.ts';
import type { MatchOwner, NameMatches } from './matches.owner.provider.ts';
import { removeMatch, restoreMatch } from './matches.removal.commands.ts';
import * as matches from './matches.store.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Scores of all matches except those of a knockout: save, correct, remove, restore. */
export const matchesHandlers = (owner: MatchOwner, name: NameMatches) =>
  handlers((on, services) => {
    on(contract.match, { access: 'signed-in' }, async ({ params, account, language }) => {
      const match = await matches.findById(services.db, params.id);
      if (!match || match.removed) return refusal('MATCH_NOT_FOUND');
      const { read, write } = await owner.findRights(services.db, account, match);
      if (!read) return refusal('MATCH_NOT_FOUND');
      const [named = match] = await name(services.db, [match], { id: account.id, language });
      return { match: write ? named : { ...named, readOnly: true as const } };
    });

    on(contract.saveScore, scoring, async ({ params, body, account }) => {
      const saved = await saveScore(services, owner, {
        ...body,
        id: params.id,
        account,
      });
      if (saved.ok) return { match: saved.value };
      if ('stored' in saved) return changed(saved);
      if (saved.code !== 'IMPOSSIBLE_SCORE') return refusal(saved.code);
      return refusal('IMPOSSIBLE_SCORE', { details: { unit: saved.set, reason: saved.reason } });
    });

    on(contract.removeMatch, scoring, async ({ params, query, account }) => {
      const removed = await removeMatch(services, owner, {
        ...query,
        id: params.id,
        account,
      });
      if (removed.ok) return {};
      return 'stored' in removed ? changed(removed) : refusal(removed.code);
    });

    on(contract.restoreMatch, scoring, async ({ params, body, account }) => {
      const restored = await restoreMatch(services, owner, {
        ...body,
        id: params.id,
        account,
      });
      if (restored.ok) return { match: restored.value };
      return 'stored' in restored ? changed(restored) : refusal(restored.code);
    });
  });

function changed({ stored }: Changed) {
  return refusal('MATCH_CHANGED', { details: { ...stored } });
}
