import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { saveSquad } from '#features/entries/squads/server/squads.commands.ts';
import { listPlayers, upsertSquad } from '#features/entries/squads/server/squads.store.ts';
import { makeGroup } from '#features/groups/server/groups.factory.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import { ensureTieIn, fileOrderIn, revealIn } from '#features/matches/ties/server/ties.commands.ts';
import { squadNumbersOf, teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import { ensurePlayerIn, mergePlayersIn } from '#features/players/server/players.commands.ts';
import type { StoredEvent } from '#features/tournaments/events/server/events.store.ts';
import type { CommandServices } from '#platform/server/services.ts';
import { listNumbersOf } from '../../server/event-draws.store.ts';
import { readStageTies } from './ties.reading.commands.ts';

/** Gives every team of an event whose entries are closed a squad of so many players. */
export async function makeSquads(
  services: CommandServices,
  { eventId, accountId, size = 6 }: { eventId: number; accountId: string; size?: number },
): Promise<void> {
  for (const { entryId, number } of await listNumbersOf(services.db, eventId)) {
    const players = Array.from({ length: size }, (_, at) => ({
      kind: 'name' as const,
      name: `Player ${number}-${at + 1}`,
    }));
    const made = await saveSquad(services, {
      entryId,
      accountId,
      isDesk: true,
      seenVersion: 0,
      groupId: null,
      players,
    });
    if (!made.ok) throw new Error(`the squad was not saved: ${made.code}`);
  }
}

interface Joined {
  readonly eventId: number;
  /** The side of a rubber whose first player the account is. */
  readonly side: string;
  readonly account: { readonly id: string; readonly name: string };
}

/** The first player of a side of a rubber turns out to be somebody with an account, as when a pupil joins the school. */
export async function joinSquad(
  services: CommandServices,
  { eventId, side, account }: Joined,
): Promise<void> {
  const { db } = services;
  const teams = await listNumbersOf(db, eventId);
  const entryId = teams.find(({ number }) => String(number) === teamOf(side))?.entryId ?? '';
  const [number] = squadNumbersOf(side);
  const squad = await listPlayers(db, [entryId]);
  const from = squad.find((one) => one.number === number)?.playerId ?? '';
  await db.transaction(async (tx) => {
    const into = await ensurePlayerIn(tx, { accountId: account.id, name: account.name });
    await mergePlayersIn(services, tx, { from, into, now: services.clock.now() });
  });
}

interface Coached {
  readonly eventId: number;
  /** Of the team. */
  readonly number: number;
  readonly coach: { readonly id: string; readonly name: string };
}

/** Somebody looks after the school of a team. */
export async function coachTeam(
  { db, clock }: Pick<CommandServices, 'db' | 'clock'>,
  { eventId, number, coach }: Coached,
): Promise<void> {
  const creator = { accountId: coach.id, name: coach.name };
  const { id: groupId } = await makeGroup(db, { creator, now: clock.now() });
  const teams = await listNumbersOf(db, eventId);
  const entryId = teams.find((one) => one.number === number)?.entryId ?? '';
  await upsertSquad(db, { entryId, groupId, version: 2 });
}

interface Reveal {
  readonly event: Pick<StoredEvent, 'id'>;
  readonly stageId: string;
  readonly matchId: string;
  readonly accountId: string;
  /** So many of the places of the first team are empty, from the first on. */
  readonly missing?: number;
  /** Both teams have nobody for so many of the last places. */
  readonly short?: number;
}

/** Files the orders of both teams, in the registered order of their squads, and reveals them. */
export async function revealTie(
  services: CommandServices,
  { event, stageId, matchId, accountId, missing = 0, short = 0 }: Reveal,
): Promise<void> {
  const { db, clock } = services;
  const teams = await listNumbersOf(db, event.id);
  await db.transaction(async (tx) => {
    const stage = await stages.findForUpdate(tx, stageId);
    const played = stage && (await readStageTies(tx, { event, stage }));
    const found = played?.ties.find(({ match }) => match.matchId === matchId);
    if (!played || !found?.match.player1 || !found.match.player2) {
      throw new Error(`the teams of ${matchId} are not known`);
    }
    const { match, template } = found;
    const [team1, team2] = [found.match.player1, found.match.player2];
    const { drawNumber } = played;
    const tie = await ensureTieIn(tx, {
      stageId,
      drawNumber,
      matchId,
      team1,
      team2,
      template,
      firstLetters: 'player1',
      play: match.play,
    });
    for (const [side, team] of [
      ['player1', team1],
      ['player2', team2],
    ] as const) {
      const entryId = teams.find(({ number }) => String(number) === team)?.entryId ?? '';
      const squad = (await listPlayers(tx, [entryId])).map(({ number }) => number);
      const players = Array.from({ length: template.places }, (_, place) => {
        const isEmpty = place >= template.places - short;
        return isEmpty || (side === 'player1' && place < missing)
          ? null
          : squad[place % squad.length]!;
      });
      await fileOrderIn(tx, {
        tieId: tie.id,
        side,
        players,
        accountId,
        enteredBy: 'desk',
        now: clock.now(),
      });
    }
    await revealIn(services, tx, { tieId: tie.id, now: clock.now() });
  });
}

export const TEAM_GROUPS: EventFormat = { kind: 'groups', size: 'one', next: 'none' };
