import { sumLeft } from '#features/payments/granting/granting.policy.ts';
import type { Refundable } from '#features/payments/granting/server/granting.commands.ts';
import * as grants from '#features/payments/granting/server/granting.store.ts';
import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../grants.contract.ts';
import {
  findOne,
  findWindow,
  grantAllRefunds,
  grantRefund,
  listConfirmed,
} from './grants.commands.ts';

const access = 'signed-in';

/** What organizers give back without a rule, for the organizer and the operator only: neither referees nor those who help at the desk. */
export const grantsHandlers = handlers((on, services) => {
  const { db } = services;

  const windowOf = async (tournament: StoredTournament, account: Account) => {
    const { isOver, openUntil } = await findWindow(services, db, { tournament, account });
    return { isOver, openUntil: openUntil?.toISOString() ?? null };
  };

  on(contract.find, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const { id: tournamentId } = tournament;
    const found = await findOne(db, { tournamentId, entryId: params.entryId });
    if (!found) return refusal('ENTRY_NOT_FOUND');
    const given = await grants.listByEntry(db, found.entry.id);
    return {
      ...sumLeft(found.parts),
      isOutside: isOutside(found),
      ...(await windowOf(tournament, account)),
      grants: given.map(({ id, amountYen, reason, createdAt }) => ({
        id,
        amountYen,
        reason,
        at: createdAt.toISOString(),
      })),
    };
  });

  on(contract.grant, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const about = { tournamentId: tournament.id, entryId: params.entryId, account };
    const done = await grantRefund(services, { ...body, ...about });
    return done.ok ? {} : refusal(done.code);
  });

  on(contract.findAll, { access }, async ({ params, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const found = await listConfirmed(db, tournament.id);
    const listed = found.map((one) => ({
      ...sumLeft(one.parts),
      eventId: one.entry.eventId,
      isOutside: isOutside(one),
    }));
    return {
      entries: listed.filter(({ leftYen, points }) => leftYen > 0 || points > 0),
      grantedYen: found.reduce((sum, { entry }) => sum + entry.grantedYen, 0),
      isEndedEarly: tournament.endedEarlyAt !== null,
      ...(await windowOf(tournament, account)),
    };
  });

  on(contract.grantAll, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const tournament = await findRun(db, account, params.id);
    if (isRefusal(tournament)) return tournament;
    const about = { tournamentId: tournament.id, account };
    const done = await grantAllRefunds(services, { ...body, ...about });
    return done.ok ? {} : refusal(done.code);
  });
});

function isOutside({ parts }: Refundable): boolean {
  return parts.some(({ kind }) => kind === 'outside');
}
