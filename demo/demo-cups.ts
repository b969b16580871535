import { v7 as uuidv7 } from 'uuid';
import type { Lot } from '#domain/bracket/lot.ts';
import { matchState } from '#domain/bracket/match-state.ts';
import { record } from '#domain/bracket/results.ts';
import type { Draw, Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { pairKey } from '#domain/league-table/league-match.ts';
import { setsIn } from '#domain/scorecard/score-text.ts';
import type { Side } from '#domain/scorecard/side.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import * as entries from '#features/entries/server/entries.store.ts';
import { shownDraw } from '#features/event-draws/event-draws.drafts.policy.ts';
import { playedDraw } from '#features/event-draws/results/results.policy.ts';
import { makePublishedDraw } from '#features/event-draws/server/event-draws.factory.ts';
import type { EventRequest } from '#features/event-draws/server/event-draws.locks.commands.ts';
import { listEntrants } from '#features/event-draws/server/event-draws.store.ts';
import { findNewest } from '#features/matches/draws/server/draws.events.store.ts';
import * as stages from '#features/matches/server/matches.stages.store.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import { ensurePlayerIn } from '#features/players/server/players.commands.ts';
import { finalize } from '#features/results/closing/server/closing.commands.ts';
import { updatePlaces } from '#features/tournaments/events/server/events.store.ts';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { addDays, instantInJapan, type PlainDate } from '#platform/shared/format.ts';
import type { ClubPlayer } from './demo-clubs.ts';
import { chooseFormat } from './demo-matches.ts';
import { DEMO_ORGANIZATION } from './demo-people.ts';
import { publishNext } from './demo-played.ts';
import { asOrganizer, type DemoStage, daysBefore, type Hosts } from './demo-stage.ts';

/** How a tournament of the past is played: groups of four, then a main draw of the first two, or a knockout for each place of the groups. */
interface Cup {
  readonly tournament: StoredTournament;
  readonly next: 'first-two' | 'placing';
  /** Those in form first. */
  readonly players: readonly ClubPlayer[];
  /** Who wins and how; the same for each first start. */
  readonly lot: Lot;
}

/** Of a hundred meetings a player beats one who is so many ranks weaker about this often. */
export const chanceOf = (ranks: number) => 100 / (1 + Math.exp(-ranks / 6));
const SCORES = ['11-7 11-9 11-6', '11-8 9-11 11-6 11-7', '9-11 11-6 11-8 8-11 11-7'] as const;
/** So many ranks somebody may be better on a day. */
const NOISE = 9;
const DAYS_FROM_DEADLINE = 7;
const scoreFormat = { id: 'table-tennis-5' } as const;

/**
 * Enters the players, draws and plays a tournament of `publishCup`, and makes its results final. They are written by the stores, many at
 * once: one by one they would take most of the first start.
 */
export async function playCup(stage: DemoStage, hosts: Hosts, cup: Cup): Promise<void> {
  const { id: tournamentId, eventDate: day, events } = cup.tournament;
  const event = { tournamentId, eventId: events[0].id, account: asOrganizer(hosts) };
  const noon = instantInJapan(day, '12:00');
  await enter(stage, event, { players: cup.players, at: daysBefore(noon, 14) });
  const services = stage.servicesAt(instantInJapan(day, '15:00'));
  const groups = { kind: 'groups', size: 4, next: cup.next } as const;
  await makePublishedDraw(stage.servicesAt(daysBefore(noon, 2)), event, groups);
  await chooseFormat(services, event);
  const played = await playersOf(stage, event, cup);
  await playStage(stage, played, 0);
  for (const position of cup.next === 'placing' ? [1, 2, 3] : [1]) {
    await publishNext(services, event, position);
    await playStage(stage, played, position);
  }
  const final = await finalize(stage.servicesAt(instantInJapan(day, '18:00')), event);
  if (!final.ok) throw new Error(`the results of a past cup were not made final: ${final.code}`);
}

/** Publishes a tournament of the past, still without entries. */
export async function publishCup(
  { servicesAt }: DemoStage,
  hosts: Hosts,
  cup: Readonly<Record<'publishId' | 'name', string>> & { day: PlainDate; places: number },
): Promise<void> {
  const { publishId, name, day, places } = cup;
  await makeTournament(servicesAt(daysBefore(instantInJapan(day, '12:00'), 40)), {
    publishId,
    organizerId: hosts.organizerId,
    organizerName: DEMO_ORGANIZATION.name,
    name,
    venue: '大田区総合体育館｜Ota City General Gymnasium',
    sport: 'table-tennis',
    feeYen: 0,
    participantLimit: places,
    eventDate: day,
    applicationDeadline: addDays(day, -DAYS_FROM_DEADLINE),
  });
}

async function enter(
  { db }: DemoStage,
  { tournamentId, eventId }: EventRequest,
  { players, at }: { readonly players: readonly ClubPlayer[]; readonly at: Date },
): Promise<void> {
  await Promise.all(
    players.map(({ id: accountId }) =>
      entries.insert(db, {
        id: uuidv7(),
        tournamentId,
        eventId,
        accountId,
        state: 'confirmed',
        feeYen: 0,
        createdAt: at,
        confirmedAt: at,
      }),
    ),
  );
  await updatePlaces(db, eventId, players.length);
}

interface PlayedCup extends Cup {
  readonly event: EventRequest;
  /** By the number of an entrant: the place in the order of form, and the player in records. */
  readonly entrants: ReadonlyMap<string, { readonly rank: number; readonly playerId: string }>;
}

async function playersOf({ db }: DemoStage, event: EventRequest, cup: Cup): Promise<PlayedCup> {
  const entrants = await Promise.all(
    (await listEntrants(db, event.eventId)).map(async ({ number, name }) => {
      const rank = cup.players.findIndex(({ fullName }) => fullName === name);
      const accountId = cup.players[rank]?.id;
      if (!accountId) throw new Error(`${name} is not in the past cup`);
      const playerId = await ensurePlayerIn(db, { accountId, name });
      return [String(number), { rank, playerId }] as const;
    }),
  );
  return { ...cup, event, entrants: new Map(entrants) };
}

interface Played {
  readonly player1: string;
  readonly player2: string;
  readonly winner: Side;
  readonly score: string;
  /** Of a knockout. */
  readonly match?: Pick<Match, 'id' | 'round'>;
}

/** Plays all matches of a published stage. */
async function playStage({ db }: DemoStage, cup: PlayedCup, position: number): Promise<void> {
  const stage = await stages.findAt(db, cup.event.eventId, position);
  const newest = stage && (await findNewest(db, stage.id));
  if (!newest) throw new Error('a stage of a past cup was not drawn');
  const draw = shownDraw(newest);
  const { eventDate } = cup.tournament;
  const at = instantInJapan(eventDate, '15:00');
  const all = isGroupsDraw(draw)
    ? draw.groups.flatMap((group) => playedGroup(group, cup))
    : playedKnockout(playedDraw(draw, stage.settings.format), cup);
  const made = all.map((one) => ({ id: uuidv7(), ...one }));
  const rounds = isGroupsDraw(draw) ? null : draw.rounds;
  await matches.insertAll(
    db,
    made.map(({ id, player1, player2, winner, score, match }) => ({
      id,
      stageId: stage.id,
      kind: match ? ('knockout' as const) : ('league' as const),
      playedOn: eventDate,
      player1: { id: player1, name: player1 },
      player2: { id: player2, name: player2 },
      ...(match
        ? { round: match.round, rounds, drawMatchId: match.id }
        : { pairKey: pairKey(player1, player2) }),
      drawNumber: newest.number,
      ...rowOf(score, winner),
      createdAt: at,
      scoredAt: at,
      scoredByAccountId: cup.event.account.id,
    })),
    made.flatMap(({ id: matchId, player1, player2 }) =>
      [player1, player2].map((number, side) => ({
        matchId,
        side: side + 1,
        playerId: cup.entrants.get(number)?.playerId ?? '',
        playedOn: eventDate,
      })),
    ),
  );
}

/** Everybody beats those who are in worse form on the day, so that no places are left to be drawn by lot. */
function playedGroup(group: readonly string[], { entrants, lot }: PlayedCup): Played[] {
  const onTheDay = new Map(
    group.map((number) => [number, (entrants.get(number)?.rank ?? 0) + lot(NOISE)]),
  );
  const order = group.toSorted(
    (one, other) => (onTheDay.get(one) ?? 0) - (onTheDay.get(other) ?? 0),
  );
  return order.flatMap((player1, at) =>
    order.slice(at + 1).map((player2) => {
      return { player1, player2, winner: 'player1' as const, score: scoreBy(lot) };
    }),
  );
}

function playedKnockout(drawn: Draw, cup: PlayedCup): Played[] {
  const played: Played[] = [];
  let draw = drawn;
  for (;;) {
    const ready = [...draw.matches, ...(draw.third ? [draw.third] : [])].find(
      (one) => matchState(one) === 'ready',
    );
    if (!ready?.player1 || !ready.player2) return played;
    const { player1, player2 } = ready;
    const { winner, score } = decided(player1, player2, cup);
    const result = {
      kind: 'score',
      winner: ready[winner] ?? '',
      score: rowOf(score, winner).result,
    };
    const next = record(draw, ready.id, result as PlayedResult);
    if (!next.ok) throw new Error(`a match of a past cup was refused: ${next.code}`);
    draw = next.value.next;
    played.push({ player1, player2, winner, score, match: ready });
  }
}

/** Who wins, more often the one in better form, and the score of the winner. */
function decided(player1: string, player2: string, { entrants, lot }: PlayedCup) {
  const rankOf = (number: string) => entrants.get(number)?.rank ?? 0;
  const isFirst = lot(100) < chanceOf(rankOf(player2) - rankOf(player1));
  const winner: Side = isFirst ? 'player1' : 'player2';
  return { winner, score: scoreBy(lot) };
}

function scoreBy(lot: Lot): string {
  return SCORES[lot(SCORES.length)] ?? SCORES[0];
}

/** The score as a row stores it; the text has the winner's points first. */
function rowOf(score: string, winner: Side) {
  const isFirst = winner === 'player1';
  const sets = setsIn(score).map(({ player1Score, player2Score }) =>
    isFirst
      ? { player1Score, player2Score }
      : { player1Score: player2Score, player2Score: player1Score },
  );
  const won = sets.filter((set) => Number(set.player1Score) > Number(set.player2Score)).length;
  const result = `${won}-${sets.length - won}`;
  return { sets, result, winner, status: 'finished' as const, scoreFormat };
}
