import { entryRefusal } from '#features/day/handshake/server/handshake.presenter.ts';
import * as courts from '#features/day/server/day.courts.store.ts';
import { findForDesk } from '#features/day/server/day.locks.commands.ts';
import * as days from '#features/day/server/day.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../court-links.contract.ts';
import { AT_WORK_MINUTES } from '../court-links.vocabulary.ts';
import { issueCourtLinks, revokeCourtLink, revokeSlips } from './court-links.desk.commands.ts';
import { asLinks } from './court-links.desk.presenter.ts';
import * as devices from './court-links.devices.store.ts';
import { handOver } from './court-links.hand-over.commands.ts';
import { readHistory } from './court-links.history.commands.ts';
import { issueSlips } from './court-links.slips.commands.ts';
import * as store from './court-links.store.ts';

const access = 'signed-in';
/** Each may make a page of tokens. */
const issuing = { access, limit: 'publishing' } as const;

/** The links of courts and match slips, for the desk of a day. */
export const courtLinksDeskHandlers = handlers((on, services) => {
  const { db, clock } = services;

  const present = async (tournamentId: number, account: Account) => {
    const found = await findForDesk(db, { tournamentId, account });
    if (!found.ok) return refusal(found.code);
    if (!(await days.find(db, tournamentId))) return refusal('DAY_NOT_OPEN');
    const now = clock.now();
    const since = new Date(now.getTime() - AT_WORK_MINUTES * 60_000);
    return {
      links: asLinks({
        tournament: found.value,
        now,
        courts: await courts.listByTournament(db, tournamentId),
        links: await store.listOpen(db, tournamentId),
        devices: await devices.listSince(db, tournamentId, since),
      }),
    };
  };

  on(contract.list, { access }, ({ params, account }) => present(params.id, account));

  on(contract.issue, issuing, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, account, ...body };
    const made = await issueCourtLinks(services, request);
    if (!made.ok) return refusal(made.code);
    const all = await present(params.id, account);
    return 'links' in all ? { ...all, made: [...made.value] } : all;
  });

  on(contract.revoke, { access }, async ({ params: { id, linkId }, account }) => {
    const revoked = await revokeCourtLink(services, { tournamentId: id, linkId, account });
    return revoked.ok ? present(id, account) : refusal(revoked.code);
  });

  on(contract.issueSlips, issuing, async ({ params, body, account }) => {
    const request = { tournamentId: params.id, account, ...body };
    const made = await issueSlips(services, request);
    if (!made.ok) return refusal(made.code);
    const all = await present(params.id, account);
    return 'links' in all ? { ...all, made: [...made.value] } : all;
  });

  on(contract.revokeSlips, { access }, async ({ params: { id, ...ref }, account }) => {
    const revoked = await revokeSlips(services, { tournamentId: id, ...ref, account });
    return revoked.ok ? present(id, account) : refusal(revoked.code);
  });

  on(contract.findHistory, { access }, async ({ params: { id, ...ref }, account }) => {
    const history = await readHistory(services, { tournamentId: id, ...ref, account });
    return history.ok ? { history: history.value } : refusal(history.code);
  });

  on(contract.handOver, { access, limit: 'score' }, async ({ params, body, account }) => {
    const saved = await handOver(services, { tournamentId: params.id, ...body, account });
    if (saved.ok) return { match: saved.value };
    if (saved.code !== 'MATCH_OFF') return entryRefusal(saved);
    const { eventId, player1, player2, withdrawn } = saved.off;
    const sides = {
      player1Id: player1.id,
      player1: player1.name,
      player2Id: player2.id,
      player2: player2.name,
    };
    return refusal('MATCH_OFF', { details: { eventId, ...sides, withdrawn } });
  });
});
