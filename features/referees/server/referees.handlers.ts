import { findRun } from '#features/publishing/server/publishing.presenter.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { isRefusal, refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import * as contract from '../referees.contract.ts';
import { mayWorkAtDesk } from '../referees.policy.ts';
import { changeDuty, inviteReferee, removeReferee } from './referees.commands.ts';
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  leaveTournament,
} from './referees.invitation.commands.ts';
import { readPlayed } from './referees.played.commands.ts';
import { asInvitation, asRefereed, asReferees } from './referees.presenter.ts';
import * as store from './referees.store.ts';

const access = 'signed-in';
/** Secrets of links cannot be guessed. */
const byLink = { access: 'public', limit: 'link' } as const;

/** Inviting referees, answering an invitation, and the tournaments of a referee. */
export const refereesHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const present = async (id: number, account: Account) => {
    const tournament = await findRun(db, account, id);
    if (isRefusal(tournament)) return tournament;
    return asReferees(tournament, await store.listByTournament(db, id), clock.now());
  };

  on(contract.list, { access }, ({ params, account }) => present(params.id, account));

  on(
    contract.invite,
    { access, limit: 'naming', proof: 'operator' },
    async ({ params, body, account }) => {
      const invited = await inviteReferee(services, { ...body, tournamentId: params.id, account });
      return invited.ok ? present(params.id, account) : refusal(invited.code);
    },
  );

  on(contract.changeDuty, { access, proof: 'operator' }, async ({ params, body, account }) => {
    const { id: tournamentId, refereeId } = params;
    const changed = await changeDuty(services, { tournamentId, refereeId, ...body, account });
    return changed.ok ? present(tournamentId, account) : refusal(changed.code);
  });

  on(contract.remove, { access, proof: 'operator' }, async ({ params, account }) => {
    const { id: tournamentId, refereeId } = params;
    const removed = await removeReferee(services, { tournamentId, refereeId, account });
    return removed.ok ? present(tournamentId, account) : refusal(removed.code);
  });

  on(contract.open, byLink, async ({ body }) => {
    const invited = await findInvitation(services, body.secret);
    return invited.ok ? { invitation: asInvitation(invited.value) } : refusal(invited.code);
  });

  on(contract.accept, { access, limit: 'joining' }, async ({ body, account }) => {
    const accepted = await acceptInvitation(services, { ...body, account });
    return accepted.ok ? { tournamentId: accepted.value } : refusal(accepted.code);
  });

  on(contract.decline, byLink, async ({ body }) => {
    const declined = await declineInvitation(services, body);
    return declined.ok ? {} : refusal(declined.code);
  });

  on(contract.mine, { access }, async ({ account }) => {
    const found = await store.listTournaments(db, account.id, dayInJapan(clock.now()));
    return {
      tournaments: found.map(({ id, name, eventDate, venue, duty }) => {
        return { id, name, eventDate, venue, duty };
      }),
    };
  });

  on(contract.find, { access }, async ({ params, account }) => {
    const tournament = await tournaments.findById(db, params.id);
    if (!tournament) return refusal('TOURNAMENT_NOT_FOUND');
    const duty = await store.findDuty(db, tournament.id, account.id);
    if (!mayWorkAtDesk(account, tournament, duty)) return refusal('FORBIDDEN');
    const played = await readPlayed(db, tournament);
    return { tournament: asRefereed(tournament, { duty, played }) };
  });

  on(contract.leave, { access }, async ({ params, account }) => {
    const left = await leaveTournament(services, {
      tournamentId: params.id,
      accountId: account.id,
    });
    return left.ok ? {} : refusal(left.code);
  });
});
