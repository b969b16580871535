import { findForReferee } from '#features/day/server/day.locks.commands.ts';
import {
  findSquadRefusal,
  saveSquad,
  speaksForTeam,
} from '#features/entries/squads/server/squads.commands.ts';
import { findEntry, findSquad, listPlayers } from '#features/entries/squads/server/squads.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Account } from '#platform/server/http/account.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../squads.contract.ts';

const access = 'signed-in';

/** The squads of teams, for those who speak for a team and for the desk; others' teams do not exist. */
export const squadsHandlers = handlers((on, services) => {
  const { db, clock } = services;

  async function permitted(account: Account, entryId: string) {
    const entry = await findEntry(db, entryId);
    if (!entry) return null;
    const { tournamentId } = entry;
    const isDesk = (await findForReferee(db, { tournamentId, account })).ok;
    const may = isDesk || (await speaksForTeam(db, account.id, entryId));
    return may ? { entry, isDesk } : null;
  }

  async function read(account: Account, entryId: string) {
    const found = await permitted(account, entryId);
    const tournament = found && (await tournaments.findById(db, found.entry.tournamentId));
    if (!tournament) return refusal('ENTRY_NOT_FOUND');
    const { entry, isDesk } = found;
    const about = { entry, tournament, isDesk, now: clock.now() };
    const squad = await findSquad(db, entryId);
    const players = await listPlayers(db, [entryId]);
    return {
      squad: {
        entryId,
        teamName: entry.team ?? '',
        tournamentId: tournament.id,
        tournamentName: tournament.name,
        eventDate: tournament.eventDate,
        isDesk,
        closed: await findSquadRefusal(db, about),
        version: squad?.version ?? 0,
        groupId: squad?.groupId ?? entry.groupId,
        players: players
          .filter(({ position }) => position !== null)
          .map(({ number, playerId, name, reading, grade }) => {
            return { number, playerId, name, reading, grade };
          }),
      },
    };
  }

  on(contract.find, { access }, async ({ params, account }) => read(account, params.entryId));

  on(contract.save, { access }, async ({ params, body, account }) => {
    const { entryId } = params;
    const found = await permitted(account, entryId);
    if (!found) return refusal('ENTRY_NOT_FOUND');
    const write = { entryId, accountId: account.id, isDesk: found.isDesk, ...body };
    const saved = await saveSquad(services, write);
    return saved.ok ? read(account, entryId) : refusal(saved.code);
  });
});
