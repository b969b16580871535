import { v7 as uuidv7 } from 'uuid';
import { findRecipient } from '#features/accounts/server/accounts.recipients.store.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { resumeApplication } from '../../applications/server/applications.commands.ts';
import * as applications from '../../applications/server/applications.store.ts';
import * as partners from '../../partners/server/partners.store.ts';
import { existsTeam } from '../../server/entries.claims.store.ts';
import { takePlaces } from '../../server/entries.places.commands.ts';
import * as entries from '../../server/entries.store.ts';
import * as teams from '../../teams/server/teams.store.ts';
import { teamKey } from '../../teams/teams.policy.ts';
import { leaveWaitingListOf } from '../../waiting-list/server/waiting-list.commands.ts';
import * as store from './withdrawals.store.ts';

/** An entry that a decision has ended is confirmed again. Steps of the command that takes the decision back, which holds the locks. */

interface Ended {
  readonly entryId: string;
  readonly eventId: number;
}

/** What forbids that an entry goes on, as far as entries know it. */
export interface ReturnFacts {
  readonly isAccountGone: boolean;
  /** Somebody of it, or its team's name, is in the event by another entry. */
  readonly isEnteredAgain: boolean;
}

/** Reads what forbids that an entry goes on. */
export async function findReturnFacts(tx: Db, ended: Ended): Promise<ReturnFacts> {
  const entry = await entries.findById(tx, ended.entryId);
  return {
    isAccountGone: Boolean(entry?.accountId) && !(await findRecipient(tx, entry!.accountId)),
    isEnteredAgain: await isEnteredAgain(tx, ended),
  };
}

async function isEnteredAgain(tx: Db, { entryId, eventId }: Ended): Promise<boolean> {
  const team = (await teams.findForUpdate(tx, entryId))?.team ?? null;
  const pupils = await applications.listPupils(tx, entryId);
  // Who plays in a team may have entered another one without playing in it.
  const ofPupils = team === null ? pupils.flatMap((one) => one.accountId ?? []) : [];
  for (const accountId of [...(await listAccounts(tx, entryId)), ...ofPupils]) {
    if (await entries.existsLive(tx, accountId, eventId)) return true;
  }
  const teamKeys = team === null ? [] : [teamKey(team)];
  if (await existsTeam(tx, { eventId, teamKeys, but: entryId })) return true;
  const playerIds = pupils.map(({ id }) => id);
  return applications.existsElsewhere(tx, entryId, playerIds);
}

/** Who plays in an entry, as far as they have accounts: the player, and the other of a pair. */
async function listAccounts(tx: Db, entryId: string): Promise<string[]> {
  const entry = await entries.findById(tx, entryId);
  const partner = await partners.findByEntry(tx, entryId);
  const other = partner?.state === 'ended' ? partner.accountId : null;
  return [entry?.accountId, other].flatMap((id) => id || []);
}

interface Reinstating extends Ended {
  readonly tournament: StoredTournament;
  readonly endedAt: Date;
  /** Made by the browser of the person who decides. */
  readonly writeId: string;
  readonly accountId: string;
  readonly now: Date;
}

/** Confirms an entry again that a decision has ended, and takes its place again. */
export async function reinstateIn(
  services: CommandServices,
  tx: Db,
  { entryId, eventId, tournament, endedAt, writeId, accountId, now }: Reinstating,
): Promise<void> {
  const decided = { decidedAt: now, decidedByAccountId: accountId, decisionId: writeId };
  const { id: requestId } = await store.insert(tx, {
    id: uuidv7(),
    entryId,
    askedBy: 'organizer',
    askedAt: now,
    state: 'reinstated',
    ...decided,
  });
  const players = await listAccounts(tx, entryId);
  await entries.update(tx, entryId, { state: 'confirmed', endedAt: null });
  await takePlaces(tx, tournament, [{ eventId }]);
  const ofPlayer = await entries.findById(tx, entryId);
  if (ofPlayer) await resumeApplication(tx, { entry: ofPlayer, accountId, now });
  const entry = { id: entryId, eventId };
  const type = 'entry.reinstated';
  await services.publish(tx, { type, entry, ofPlayer, tournament, endedAt, requestId });
  for (const player of players) {
    await leaveWaitingListOf(services, tx, { accountId: player, eventId });
  }
}
