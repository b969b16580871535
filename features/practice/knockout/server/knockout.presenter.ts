import { drawSize, matchId } from '#domain/bracket/rounds.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { type NameConsent, publicNames } from '#domain/common/name-display.ts';
import type { Membership } from '#features/groups/groups.policy.ts';
import * as results from '#features/matches/draws/server/draws.results.store.ts';
import * as draws from '#features/matches/draws/server/draws.store.ts';
import type { Db } from '#platform/server/db/database.ts';
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
    shareToken: await shares.findToken(db, session.id),
    may: { manage: mayManage(session, viewer) },
  };
}

/** The latest knockouts of a group, newest first, each with its progress. */
export async function shownLatest(db: Db, groupId: number) {
  const latest = await sessions.listLatest(db, groupId, 'knockout');
  const played = await results.listWinners(
    db,
    latest.map(({ id }) => id),
  );
  return latest.map(({ id, practiceDate, players }) => {
    const mine = played.filter(({ stageId }) => stageId === id);
    const final = matchId(Math.log2(drawSize(players.length)), 0);
    const winner = mine.find((one) => one.matchId === final)?.winner;
    return {
      id,
      practiceDate,
      players: players.length,
      played: mine.length,
      // Every match except a bye eliminates one player.
      total: players.length - 1,
      champion: players.find((player) => String(player.id) === winner)?.name ?? null,
    };
  });
}

/**
 * The draw as everybody with the link sees it: public names only (`consents`, by the members' ids), and numbers instead
 * of the members' ids. No clubs, no ratings.
 */
export function anonymous(draw: Draw, consents: ReadonlyMap<string, NameConsent>): Draw {
  const names = publicNames(
    draw.entrants.map(({ id, name }) => ({ name, consent: consents.get(id) ?? null })),
  );
  const ids = new Map(draw.entrants.map(({ id }, at) => [id, String(at + 1)]));
  const idOf = (id: string) => ids.get(id) ?? id;
  const maybe = (id: string | null) => (id === null ? null : idOf(id));
  const hidden = (match: Match): Match => ({
    ...match,
    player1: maybe(match.player1),
    player2: maybe(match.player2),
    result: match.result && { ...match.result, winner: idOf(match.result.winner) },
  });
  return {
    ...draw,
    entrants: draw.entrants.map(({ id }, at) => ({ id: idOf(id), name: names[at] ?? '' })),
    seeds: draw.seeds.map(idOf),
    matches: draw.matches.map(hidden),
  };
}
