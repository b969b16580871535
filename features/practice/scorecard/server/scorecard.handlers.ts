import * as Scorecard from '#domain/scorecard/scorecard.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as matches from '../../sessions/server/sessions.matches.store.ts';
import * as contract from '../scorecard.contract.ts';
import * as removals from './scorecard.removal.store.ts';
import * as store from './scorecard.store.ts';
import { findTarget } from './scorecard.targets.store.ts';

const scoring = { access: 'signed-in', limit: 'score' } as const;

/** Scores of every practice match but a knockout's: save, correct, remove, bring back. */
export const scorecardHandlers = handlers((on, { db, clock }) => {
  on(contract.match, { access: 'signed-in' }, async ({ params, account }) => {
    const match = await matches.findReadable(db, account.id, params.id);
    return match ? { match } : refusal('MATCH_NOT_FOUND');
  });

  on(contract.saveScore, scoring, async ({ params, body, account }) => {
    const card = Scorecard.confirm(body.sets);
    if (!card.ok) return refusal(card.code);
    const target = await findTarget(db, account.id, params.id, body.match);
    if (!target.ok) return refusal(target.code);
    const saved = await store.saveScore(db, {
      ...target.value,
      writeId: body.writeId,
      baseVersion: body.baseVersion,
      follows: body.follows,
      card: card.value,
      notes: body.notes ?? '',
      stats: body.stats,
      playedOn: body.match.playedOn,
      accountId: account.id,
      now: clock.now(),
    });
    if (saved.ok) return { match: saved.value };
    return 'standing' in saved ? changed(saved) : refusal(saved.code);
  });

  on(contract.removeMatch, scoring, async ({ params, query, account }) => {
    const match = await matches.findWritable(db, account.id, params.id, { removed: true });
    if (!match || match.format === 'tournament') return refusal('MATCH_NOT_FOUND');
    const removal = { id: match.id, ...query, accountId: account.id, now: clock.now() };
    const done = await removals.removeMatch(db, removal);
    return done.ok ? {} : changed(done);
  });

  on(contract.restoreMatch, scoring, async ({ params, body, account }) => {
    const match = await matches.findWritable(db, account.id, params.id, { removed: true });
    if (!match || match.format === 'tournament') return refusal('MATCH_NOT_FOUND');
    const removal = { id: match.id, ...body, accountId: account.id, now: clock.now() };
    const done = await removals.restoreMatch(db, removal);
    return done.ok ? { match: done.match } : changed(done);
  });
});

function changed({ standing }: store.Changed) {
  return refusal('MATCH_CHANGED', { details: { ...standing } });
}
