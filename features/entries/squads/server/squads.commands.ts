import { ok, type Result, refuse } from '#domain/common/result.ts';
import { listPupils } from '#features/groups/roster/server/roster.store.ts';
import { findEditable } from '#features/groups/server/groups.commands.ts';
import { existsSeason } from '#features/matches/ties/server/ties.seasons.store.ts';
import { addPlayersIn } from '#features/players/server/players.commands.ts';
import { findCurrentPlayer } from '#features/players/server/players.store.ts';
import { eventOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import type { StoredEntry } from '../../server/entries.store.ts';
import { findForUpdate } from '../../teams/server/teams.store.ts';
import {
  type Placed,
  placed,
  type SquadClosed,
  squadRefusal,
  type WantedPlayer,
} from '../squads.policy.ts';
import * as store from './squads.store.ts';

/** Whether an account speaks for a team: it has entered it, or looks after the school that has. */
export async function speaksForTeam(db: Db, accountId: string, entryId: string): Promise<boolean> {
  if ((await store.findContact(db, entryId)) === accountId) return true;
  const groupId = await store.findGroup(db, entryId);
  if (groupId === null) return false;
  return (await findEditable(db, { accountId, groupId })).ok;
}

export interface SquadWrite {
  readonly entryId: string;
  readonly accountId: string;
  /** The desk changes a squad also on the day. */
  readonly isDesk: boolean;
  /** The version that the writer saw; 0 for none. */
  readonly seenVersion: number;
  /** The school whose list the pupils are on. */
  readonly groupId: number | null;
  readonly players: readonly WantedPlayer[];
}

type SquadRefusal =
  | SquadClosed
  | 'ENTRY_NOT_FOUND'
  | 'SQUAD_CHANGED'
  | 'PUPIL_NOT_FOUND'
  | 'PLAYER_TWICE';

/**
 * Saves the squad of a team in its registered order. The team changes it until the day of the tournament, the desk until the
 * results are final. The very same squad is no change.
 */
export async function saveSquad(
  services: CommandServices,
  write: SquadWrite,
): Promise<Result<null, SquadRefusal>> {
  return services.db.transaction(async (tx) => {
    const entry = await findForUpdate(tx, write.entryId);
    const tournament = entry && (await tournaments.findById(tx, entry.tournamentId));
    if (!entry || !tournament) return refuse('ENTRY_NOT_FOUND');
    const about = { entry, tournament, isDesk: write.isDesk, now: services.clock.now() };
    const refusal = await findSquadRefusal(tx, about);
    return refusal ? refuse(refusal) : saveIn(tx, write);
  });
}

interface Changed {
  readonly entry: Pick<StoredEntry, 'eventId' | 'state'>;
  readonly tournament: StoredTournament;
  readonly isDesk: boolean;
  readonly now: Date;
}

/** Why the squad of an entry cannot change; null where it can. */
export async function findSquadRefusal(
  db: Db,
  { entry, tournament, isDesk, now }: Changed,
): Promise<SquadClosed | null> {
  const { eventId, state } = entry;
  const { discipline } = eventOf(tournament, eventId);
  const today = dayInJapan(now);
  const hasSeason = tournament.finalizedAt !== null && (await existsSeason(db, eventId));
  return squadRefusal({ discipline, state, tournament, hasSeason, today, isDesk });
}

async function saveIn(tx: Db, write: SquadWrite): Promise<Result<null, SquadRefusal>> {
  const { entryId, accountId, groupId, seenVersion } = write;
  const before = await store.findSquad(tx, entryId);
  const known = await store.listPlayers(tx, [entryId]);
  const inOrder = known.filter(({ position }) => position !== null);
  const isSame =
    write.players.length === inOrder.length &&
    write.players.every((one, at) => isMember(one, inOrder[at]!));
  if (before && isSame) return ok(null);
  if ((before?.version ?? 0) !== seenVersion) return refuse('SQUAD_CHANGED');
  const pupils = await findPupils(tx, write, before?.groupId ?? null);
  const chosen = pupils && (await findPlayers(tx, write.players, { known, pupils }));
  if (!chosen) return refuse('PUPIL_NOT_FOUND');
  const names = chosen.flatMap(({ name }) => name ?? []);
  const added = await addPlayersIn(tx, names, accountId);
  const order = chosen.map(({ playerId }) => playerId ?? added.shift()!);
  const players = placed(order, known);
  if (!players) return refuse('PLAYER_TWICE');
  const usedGroup = groupId ?? before?.groupId ?? null;
  const squad = { entryId, groupId: usedGroup, version: seenVersion + 1 };
  await storeSquad(tx, squad, { known, players });
  return ok(null);
}

interface Substitution {
  readonly entryId: string;
  /** The school that has entered the team. */
  readonly groupId: number;
  readonly outgoing: string;
  readonly incoming: string;
}

/**
 * Puts a pupil in the place of another, who leaves the squad and keeps the number; a step of a replacement in a school's line, which
 * holds the lock of the entry, and comes before it is stored. Refused where somebody has saved another squad than that of the line.
 */
export async function replaceInSquad(
  tx: Db,
  { entryId, groupId, ...pupils }: Substitution,
): Promise<Result<null, 'SQUAD_DIFFERS'>> {
  const before = await store.findSquad(tx, entryId);
  const known = await store.listPlayers(tx, [entryId]);
  const outgoing = await findCurrentPlayer(tx, pupils.outgoing);
  const incoming = await findCurrentPlayer(tx, pupils.incoming);
  const inOrder = known.filter(({ position }) => position !== null).map((one) => one.playerId);
  if (!outgoing || !incoming || !inOrder.includes(outgoing)) return refuse('SQUAD_DIFFERS');
  const isIn = inOrder.includes(incoming);
  const order = isIn
    ? inOrder.filter((one) => one !== outgoing)
    : inOrder.map((one) => (one === outgoing ? incoming : one));
  const players = placed(order, known);
  if (!players) return refuse('SQUAD_DIFFERS');
  const version = (before?.version ?? 0) + 1;
  await storeSquad(tx, { entryId, groupId, version }, { known, players });
  return ok(null);
}

interface Members {
  readonly known: readonly store.SquadPlayer[];
  readonly players: readonly Placed[];
}

async function storeSquad(
  tx: Db,
  squad: Parameters<typeof store.upsertSquad>[1],
  { known, players }: Members,
): Promise<void> {
  await store.upsertSquad(tx, squad);
  // The squad of an application is copied with it, also who is not in it any more.
  await store.insertKnown(tx, squad.entryId, known);
  await store.updatePlayers(tx, squad.entryId, players);
}

/** Whether what is wanted is the player who is there: also a name that was typed and sent again. */
function isMember(wanted: WantedPlayer, { number, playerId, name }: store.SquadPlayer): boolean {
  if (wanted.kind === 'member') return wanted.number === number;
  return wanted.kind === 'pupil' ? wanted.playerId === playerId : wanted.name === name;
}

/**
 * Who may be chosen from the list of the school that is named; null where the writer does not look after it, and neither the squad nor the
 * entry has it. Everybody who looks after the school of a squad speaks for the team, so nobody names one of others.
 */
async function findPupils(
  tx: Db,
  { entryId, accountId, groupId }: SquadWrite,
  before: number | null,
): Promise<string[] | null> {
  if (groupId === null) return [];
  if ((await findEditable(tx, { accountId, groupId })).ok) {
    return (await listPupils(tx, groupId)).map(({ id }) => id);
  }
  const isKnown = groupId === before || groupId === (await store.findGroup(tx, entryId));
  return isKnown ? [] : null;
}

interface Lists {
  readonly known: readonly store.SquadPlayer[];
  /** On the list of the school. */
  readonly pupils: readonly string[];
}

/** Who is wanted, in order; null where somebody is neither in the squad nor on the list of the school. */
async function findPlayers(
  tx: Db,
  players: readonly WantedPlayer[],
  { known, pupils }: Lists,
): Promise<{ playerId?: string; name?: string }[] | null> {
  const found: { playerId?: string; name?: string }[] = [];
  for (const one of players) {
    if (one.kind === 'name') {
      found.push({ name: one.name });
      continue;
    }
    const playerId =
      one.kind === 'member'
        ? known.find(({ number }) => number === one.number)?.playerId
        : pupils.includes(one.playerId) && (await findCurrentPlayer(tx, one.playerId));
    if (!playerId) return null;
    found.push({ playerId });
  }
  return found;
}
