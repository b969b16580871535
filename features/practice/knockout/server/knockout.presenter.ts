import { champion } from '#domain/bracket/consequences.ts';
import { isEntered } from '#domain/bracket/results.ts';
import { drawSize, matchId } from '#domain/bracket/rounds.ts';
import type { Draw, Match, MatchResult } from '#domain/bracket/vocabulary.ts';
import { type NameConsent, publicNames } from '#domain/common/name-display.ts';
import { areInPairs, type Person, peopleOf } from '#domain/scorecard/sides.ts';
import { PAIR_JOINT } from '#features/entries/partners/partners.vocabulary.ts';
import type { Membership } from '#features/groups/groups.policy.ts';
import * as members from '#features/groups/server/groups.members.store.ts';
import * as results from '#features/matches/draws/server/draws.results.store.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { FORMER_PLAYER } from '#platform/shared/former-player.ts';
import { numbersOf, scoreFormatOf } from '../../practice.policy.ts';
import type { Participant } from '../../practice.vocabulary.ts';
import * as sessions from '../../sessions/server/sessions.store.ts';
import { openCalls } from '../knockout.calls.policy.ts';
import type { KnockoutOutput } from '../knockout.contract.ts';
import { mayManage } from '../knockout.policy.ts';
import * as calls from './knockout.calls.store.ts';
import * as shares from './knockout.shares.store.ts';

/** A knockout as members of its group receive it. */
export async function shown(
  db: Db,
  session: sessions.StoredSession,
  viewer: { readonly accountId: string; readonly membership: Membership },
): Promise<KnockoutOutput> {
  const { number, drawnAt, draw, marks } = await draws.findCurrent(db, session.id);
  const numbers = numbersOf(session.players.flatMap(peopleOf));
  const accounts = await members.listAccountsByNumber(db, session.groupId, numbers);
  const isReader = ({ id, external }: Person) =>
    !external && accounts.get(Number(id)) === viewer.accountId;
  const own = session.players.find((side) => peopleOf(side).some(isReader));
  return {
    id: session.id,
    groupId: session.groupId,
    groupName: session.groupName,
    practiceDate: session.practiceDate,
    players: [...session.players],
    drawNumber: number,
    drawnAt: drawnAt.toISOString(),
    draw: draw as KnockoutOutput['draw'],
    marks: [...marks.values()].map(({ matchId, version, notes, scoredBy, scoredAt }) => ({
      matchId,
      version,
      notes,
      scoredBy,
      scoredAt: scoredAt.toISOString(),
    })),
    calls: openCalls(draw, await calls.list(db, session.id, number)).map(
      ({ matchId, place, calledAt }) => ({ matchId, place, calledAt: calledAt.toISOString() }),
    ),
    scoreFormat: scoreFormatOf(session),
    shareToken: await shares.findToken(db, session.id),
    may: { manage: mayManage(session, viewer) },
    self: own ? String(own.id) : null,
  };
}

/** The latest knockouts of a group, newest first, each with its progress. */
export async function shownLatest(db: Db, groupId: number) {
  const latest = await sessions.listLatest(db, groupId, 'knockout');
  const played = await results.listWinners(
    db,
    latest.map(({ id }) => id),
  );
  const list = [];
  for (const { id, practiceDate, players } of latest) {
    const mine = played.filter(({ stageId }) => stageId === id);
    const isUsual = mine.every(({ winner }) => winner !== null);
    const { winner, total } = isUsual ? progressOf(players.length, mine) : await replayed(db, id);
    const first = players.find((player) => String(player.id) === winner)?.name ?? null;
    const inPairs = areInPairs(players);
    const session = { id, practiceDate, players: players.length, inPairs };
    list.push({ ...session, played: mine.length, total, champion: first });
  }
  return list;
}

interface Progress {
  /** Of the final; null while it has none. */
  readonly winner: string | null;
  /** The matches to be played in all. */
  readonly total: number;
}

/** Without reading the draw: every match except a bye eliminates one player. */
function progressOf(players: number, results: readonly Won[]): Progress {
  const final = matchId(Math.log2(drawSize(players)), 0);
  const winner = results.find((one) => one.matchId === final)?.winner ?? null;
  return { winner, total: players - 1 };
}

/** After a double walkover only the draw says who advanced without a match. */
async function replayed(db: Db, id: string): Promise<Progress> {
  const { draw } = await draws.findCurrent(db, id);
  const total = draw.matches.filter(({ result }) => !result || isEntered(result)).length;
  return { winner: champion(draw), total };
}

type Won = Awaited<ReturnType<typeof results.listWinners>>[number];

/**
 * The draw as everybody with the link sees it: public names only (`consents`, by the members' ids), and numbers instead
 * of the members' ids. No clubs, no ratings.
 */
export function anonymous(
  draw: Draw,
  players: readonly Participant[],
  consents: ReadonlyMap<string, NameConsent>,
): Draw {
  const names = publicNamesOf(draw, players, consents);
  const ids = new Map(draw.entrants.map(({ id }, at) => [id, String(at + 1)]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const maybe = (id: string | null) => (id === null ? null : idOf(id));
  const hidden = (match: Match): Match => ({
    ...match,
    player1: maybe(match.player1),
    player2: maybe(match.player2),
    result: match.result && anonymousResult(match.result, idOf),
  });
  return {
    ...draw,
    entrants: draw.entrants.map(({ id }) => ({ id: idOf(id), name: names.get(id) ?? '' })),
    seeds: draw.seeds.map(idOf),
    matches: draw.matches.map(hidden),
  };
}

/** The public names by entrant; of a pair those of its two players, each by the own choice. */
function publicNamesOf(
  { entrants }: Draw,
  players: readonly Participant[],
  consents: ReadonlyMap<string, NameConsent>,
): ReadonlyMap<string, string> {
  const sides = new Map(players.map((side) => [String(side.id), side]));
  const people = entrants.flatMap((entrant) =>
    peopleOf(sides.get(entrant.id) ?? entrant).map(({ id, name }) => ({
      entrantId: entrant.id,
      name,
      consent: consents.get(String(id)) ?? null,
    })),
  );
  // A person who has left has no name that could be shortened.
  const known = people.filter(({ name }) => name !== FORMER_PLAYER);
  const shown = publicNames(known);
  const byPerson = new Map(known.map((person, at) => [person, shown[at] ?? '']));
  const byEntrant = Map.groupBy(people, ({ entrantId }) => entrantId);
  return new Map(
    [...byEntrant].map(([id, side]) => [
      id,
      side.map((person) => byPerson.get(person) ?? FORMER_PLAYER).join(PAIR_JOINT),
    ]),
  );
}

function anonymousResult(result: MatchResult, idOf: (id: string) => string): MatchResult {
  return result.winner === null ? result : { ...result, winner: idOf(result.winner) };
}
