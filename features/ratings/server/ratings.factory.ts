import { v7 as uuidv7 } from 'uuid';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { pairOf } from '#domain/scorecard/sides.ts';
import type { Status } from '#domain/scoring/ending.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import { ensurePlayerIn } from '#features/players/server/players.commands.ts';
import {
  makeTournament,
  type TournamentOptions,
} from '#features/tournaments/server/tournaments.factory.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Services } from '#platform/server/services.ts';
import { instantInJapan } from '#platform/shared/format.ts';

/** Somebody with an account, or the two of a pair. */
export interface RatedPerson {
  readonly id: string;
  readonly fullName: string;
}
export type RatedSide = RatedPerson | readonly [RatedPerson, RatedPerson];

/** Who beat whom; of a match that was not played to its end, how it ended. */
export interface PlayedMatch {
  readonly winner: RatedSide;
  readonly loser: RatedSide;
  readonly status?: Status;
  /** Such as "11-8 9-11 11-4 11-6", of the winner first. */
  readonly sets?: string;
  /** A knockout's round from 1. */
  readonly round?: number;
}

interface Played extends TournamentOptions {
  readonly day: string;
  readonly matches: readonly PlayedMatch[];
  readonly rounds?: number;
}

const SETS = '11-8 9-11 11-6 11-7';

/**
 * A tournament with these results, written by the stores of matches: it has no entries and no draw. For tests of rates, the bench and the past of the
 * demo, where a tournament by the real commands takes too long.
 */
export async function makePlayedTournament(
  services: Pick<Services, 'db' | 'clock'>,
  { day, matches: results, rounds, ...options }: Played,
): Promise<number> {
  const tournamentId = await makeTournament(services, {
    sport: 'table-tennis',
    feeYen: 0,
    ...options,
    eventDate: day,
    applicationDeadline: day,
  });
  const event = (await tournaments.findById(services.db, tournamentId))?.events[0];
  if (!event) throw new Error('the tournament has no event');
  const stageId = uuidv7();
  await stages.insert(services.db, { id: stageId, kind: 'knockout', eventId: event.id });
  const where = { stageId, kind: 'knockout', playedOn: day, drawNumber: 1 } as const;
  await insertMatches(
    services.db,
    results.map((result, index) => ({
      ...result,
      where: {
        ...where,
        round: result.round ?? 1,
        rounds: rounds ?? 1,
        drawMatchId: `m${index + 1}`,
      },
    })),
  );
  return tournamentId;
}

/** A one-on-one match of a group's practice, by people with accounts. */
export interface PracticeMatch extends PlayedMatch {
  readonly day: string;
  readonly group: { readonly id: number; readonly name: string };
}

/** One-on-one matches of practice, written like those of tournaments. */
export async function makePracticeMatches(
  db: Db,
  results: readonly PracticeMatch[],
): Promise<void> {
  await insertMatches(
    db,
    results.map(({ day, group, ...result }) => ({
      ...result,
      where: {
        kind: 'one-on-one',
        playedOn: day,
        groupId: group.id,
        groupName: group.name,
        ownerAccountId: peopleOf(result.winner)[0]?.id ?? null,
      },
    })),
  );
}

type Where = Pick<matches.NewMatch, 'kind' | 'playedOn'> & Partial<matches.NewMatch>;

async function insertMatches(
  db: Db,
  results: readonly (PlayedMatch & { readonly where: Where })[],
): Promise<void> {
  const playerIds = new Map<string, string>();
  for (const { winner, loser } of results) {
    for (const { id: accountId, fullName: name } of [...peopleOf(winner), ...peopleOf(loser)]) {
      if (playerIds.has(accountId)) continue;
      playerIds.set(accountId, await ensurePlayerIn(db, { accountId, name }));
    }
  }
  const made = results.map(({ where, ...result }) => ({
    ...result,
    match: asMatch(result, where),
  }));
  await matches.insertAll(
    db,
    made.map(({ match }) => match),
    made.flatMap(({ match, winner, loser }) =>
      [winner, loser].flatMap((side, index) =>
        peopleOf(side).map(({ id }) => ({
          matchId: match.id,
          side: index + 1,
          playerId: playerIds.get(id) ?? '',
          playedOn: match.playedOn,
        })),
      ),
    ),
  );
}

function asMatch(result: PlayedMatch, where: Where) {
  const { winner, loser, status = 'finished', sets = SETS } = result;
  const at = instantInJapan(where.playedOn, '15:00');
  const played = sets === '' ? [] : sets.split(' ').map(asSet);
  const won = played.filter((set) => Number(set.player1Score) > Number(set.player2Score)).length;
  return {
    id: uuidv7(),
    player1: sideOf(winner),
    player2: sideOf(loser),
    sets: played,
    result: `${won}-${played.length - won}`,
    winner: 'player1' as const,
    status,
    scoreFormat: { id: 'table-tennis-5' },
    createdAt: at,
    scoredAt: at,
    ...where,
  };
}

function peopleOf(side: RatedSide): readonly RatedPerson[] {
  return 'id' in side ? [side] : side;
}

function sideOf(side: RatedSide): matches.NewMatch['player1'] {
  const person = ({ id, fullName }: RatedPerson) => ({ id, name: fullName });
  return 'id' in side ? person(side) : pairOf(person(side[0]), person(side[1]));
}

function asSet(text: string) {
  const [player1Score = '', player2Score = ''] = text.split('-');
  return { player1Score, player2Score };
}

/** The event type of a tournament in which pairs play. */
export const DOUBLES: { readonly eventType: EventType } = { eventType: 'Doubles' };

/** Makes somebody a minor; with a guardian's yes, whose display is the family name. */
export async function makeMinor(
  { db, clock }: Services,
  { id: accountId }: RatedPerson,
  { withYes }: { readonly withYes: boolean },
): Promise<void> {
  const now = clock.now();
  await guardians.updateAge(db, { accountId, age: 'under-18', now });
  if (!withYes) return;
  await guardians.insert(db, {
    id: accountId,
    accountId,
    email: 'guardian@example.com',
    state: 'confirmed',
    language: 'ja',
    nameDisplay: 'family-name',
    namedAt: now,
    confirmedAt: now,
  });
}
