import { listLinePupils } from '#features/event-draws/server/event-draws.pupils.store.ts';
import { listFellowAccounts } from '#features/groups/server/groups.members.store.ts';
import { findReader } from '#features/guardian-page/server/guardian-page.commands.ts';
import { listLive } from '#features/guardian-page/server/guardian-page.store.ts';
import { isSeenBy } from '#features/referees/server/referees.unlisted.commands.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { findFollowable } from '../../server/live.snapshot.commands.ts';
import * as contract from '../known.contract.ts';
import type { Tie } from '../known.vocabulary.ts';
import { readKnown } from './known.commands.ts';

/** Whom the reader of a live page knows by name: somebody signed in, or the guardian who holds a mailed link. */
export const knownHandlers = handlers((on, services) => {
  const { db } = services;

  on(contract.known, { access: 'signed-in' }, async ({ params, account }) => {
    const tournament = await findFollowable(db, params.id);
    if (!tournament || !(await isSeenBy(db, tournament, account))) {
      return refusal('TOURNAMENT_NOT_FOUND');
    }
    const fellows = await listFellowAccounts(db, account.id);
    const ties = new Map<string, Tie>(fellows.map((id) => [id, 'club']));
    const asked = { accountId: account.id, tournamentId: tournament.id };
    const pupils = await listLinePupils(db, asked);
    return { sides: await readKnown(db, tournament, ties.set(account.id, 'family'), pupils) };
  });

  on(contract.guarded, { access: 'public', limit: 'guardian' }, async ({ params, body }) => {
    const email = await findReader(services, body.secret);
    if (!email.ok) return refusal(email.code);
    const tournament = await findFollowable(db, params.id);
    if (!tournament || tournament.isUnlisted) return refusal('TOURNAMENT_NOT_FOUND');
    const players = await listLive(db, email.value);
    const confirmed = players.flatMap(({ guardianship: { state, accountId } }) =>
      state === 'confirmed' ? [[accountId, 'family'] as const] : [],
    );
    return { sides: await readKnown(db, tournament, new Map<string, Tie>(confirmed)) };
  });
});
