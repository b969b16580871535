import type { Side } from '#domain/scorecard/side.ts';
import type { Line } from '#domain/team-tie/line-up.ts';
import type { Breach } from '#domain/team-tie/order.ts';
import { startable, surelyNeeded } from '#domain/team-tie/startable.ts';
import type { DayOfTournament } from '#features/event-draws/withdrawing/server/withdrawing.calls.provider.ts';
import type { StoredOrder } from '#features/matches/ties/server/ties.store.ts';
import { linesOf } from '#features/matches/ties/ties.play.policy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import {
  type BrokenOrder,
  firstLettersOf,
  letteredSide,
  orderState,
  proposedOrder,
} from '../tie-orders.policy.ts';
import { hasBegun } from './tie-orders.commands.ts';
import { peopleOf, type ReadTie, squadOf } from './tie-orders.reading.commands.ts';
import * as store from './tie-orders.store.ts';

/** A tie as one of its sides or the desk may read it. Who plays leaves the server only once both orders are out. */

/** What both sides and the desk read alike. */
export function asSummary({ of, stage, inPlay, stored, teams, dueAt }: ReadTie, now: Date) {
  const { tournament, event, entrants } = of;
  const { match, state } = inPlay;
  const filed = { player1: isFiled('player1'), player2: isFiled('player2') };
  const exchange = { dueAt, revealedAt: stored?.revealedAt ?? null };
  return {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    eventId: event.id,
    eventName: tournament.events.length > 1 ? event.name : '',
    stageId: stage.id,
    matchId: match.matchId,
    player1: entrants.get(teams.player1)?.name ?? '',
    player2: entrants.get(teams.player2)?.name ?? '',
    state: orderState(exchange, {
      hasAny: filed.player1 || filed.player2,
      isOver: match.isSettled || (inPlay.isRevealed && state.isOver),
      now,
    }),
    play: match.play,
    startsAt: stored?.startsAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    filed,
    breaches: { player1: breachesOf('player1'), player2: breachesOf('player2') },
    score: state.score,
    winner: state.winner,
  };

  function isFiled(side: Side): boolean {
    return stored?.orders[side] !== undefined;
  }

  function breachesOf(side: Side) {
    return stored?.revealedAt ? asBreaches(stored.orders[side]?.breaches ?? []) : [];
  }
}

/** A tie for one of its sides: its own order, and the other one once both are out. */
export async function asOwn(db: Db, tie: ReadTie, side: Side, now: Date) {
  const { of, inPlay, stored, teams } = tie;
  const squad = squadOf(tie, side).map(asMember);
  const order = stored?.orders[side];
  const numbers = squad.map(({ number }) => number);
  const changes = stored?.revealedAt ? await store.listChanges(db, stored.id) : [];
  return {
    ...asSummary(tie, now),
    own: side,
    template: inPlay.template,
    letters: letteredSide(side, firstLettersIn(tie)),
    warnsOnly: of.rules?.warnsOnly ?? false,
    squad,
    order: order ? asOrder(order) : null,
    last: proposedOrder(of.last.get(teams[side]) ?? null, inPlay.template, numbers),
    rubbers: asRubbers(tie),
    revealedAt: stored?.revealedAt?.toISOString() ?? null,
    changes: changes.map((change) => ({
      side: change.side,
      reason: change.reason,
      at: change.at.toISOString(),
      rubbers: changedRubbers(tie, change),
    })),
  };
}

/** A tie for the desk, which enters what is missing: without the players before both orders are out. */
export function asDeskTie(
  tie: ReadTie,
  { now, called }: Pick<DayOfTournament, 'called'> & { readonly now: Date },
) {
  const { inPlay, stored, of, teams } = tie;
  const sideOf = (side: Side) => {
    const squad = squadOf(tie, side).map(asMember);
    const numbers = squad.map(({ number }) => number);
    const order = stored?.orders[side];
    const last = of.last.get(teams[side]) ?? null;
    return {
      version: order?.version ?? 0,
      squad,
      proposal: order ? null : proposedOrder(last, inPlay.template, numbers),
      players: order && stored?.revealedAt ? [...order.players] : null,
    };
  };
  const lettered = (side: Side) => letteredSide(side, firstLettersIn(tie));
  return {
    ...asSummary(tie, now),
    template: inPlay.template,
    letters: { player1: lettered('player1'), player2: lettered('player2') },
    hasBegun: hasBegun(tie, called),
    sides: { player1: sideOf('player1'), player2: sideOf('player2') },
  };
}

/** The lot of a tie that nobody has stored is the one with which its first order stores it. */
function firstLettersIn({ of, inPlay, stored, teams }: ReadTie): Side | null {
  if (stored) return stored.firstLetters;
  return inPlay.template.letters ? firstLettersOf(teams, of.event.id) : null;
}

/** Refuses an order with what it breaks, for the sentence of the screen. */
export function breachRefusal({ breach, code }: BrokenOrder) {
  const rule = breach.code === 'NOT_IN_SQUAD' ? 'not-in-squad' : breach.rule;
  return refusal(code, { details: { rule, lines: breach.lines.join(',') } });
}

/** A player of the squad, for who files an order. */
export function asMember({ number, name, grade }: ReturnType<typeof squadOf>[number]) {
  return { number, name, grade };
}

function asOrder({ players, enteredBy, isLate, breaches, version }: StoredOrder) {
  return {
    players: [...players],
    enteredBy,
    isLate,
    breaches: asBreaches(breaches),
    version,
  };
}

/** What an order breaks that was taken with a warning, as it is stored. */
export function asBreaches(breaches: StoredOrder['breaches']) {
  return (breaches as readonly Breach[]).map((breach) => ({
    rule: breach.code === 'NOT_IN_SQUAD' ? ('not-in-squad' as const) : breach.rule,
    lines: [...breach.lines],
  }));
}

/** The rubbers with their people and results; null before both orders are out. */
function asRubbers(tie: ReadTie) {
  const { inPlay, stored, of } = tie;
  if (!stored?.revealedAt) return null;
  const lines = linesOf(stored);
  const { play } = inPlay.match;
  const playsAll = isPlayedOut(tie, inPlay.template.play[play].stop);
  const next = startable(
    lines,
    inPlay.rubbers.map((rubber) => ({
      state: stateOf(rubber),
      winner: rubber.row?.winner ?? null,
      sets: [],
    })),
    inPlay.state,
    {
      courts: of.rules?.courtsAtOnce ?? 1,
      surelyNeeded: surelyNeeded(inPlay.state, { wins: inPlay.template.wins, playsAll }),
    },
  );
  return inPlay.rubbers.map((rubber, at) => {
    const { number, name, kind, row, forfeit, isOff } = rubber;
    return {
      number,
      name,
      kind,
      player1: asPeople(tie, 'player1', lines.player1[at] ?? []),
      player2: asPeople(tie, 'player2', lines.player2[at] ?? []),
      result: row && row.status !== 'scheduled' ? row.result || null : null,
      winner: row?.winner ?? forfeit ?? null,
      isForfeited: forfeit !== undefined,
      isOff,
      isPlaying: stateOf(rubber) === 'playing',
      isNext: next.includes(at),
    };
  });
}

function stateOf({ row, forfeit, isPlaying }: ReadTie['inPlay']['rubbers'][number]) {
  if (forfeit !== undefined || (row && row.status !== 'scheduled')) return 'done';
  return isPlaying ? 'playing' : 'open';
}

/** The people of a line; null where somebody is missing. Somebody who has left the squad since is still in it. */
export function asPeople(tie: Pick<ReadTie, 'of' | 'teams'>, side: Side, line: Line) {
  if (line.includes(null)) return null;
  const people = peopleOf(tie, side);
  return line.map((number) => {
    const person = people.get(Number(number));
    return { name: person?.name ?? '', grade: person?.grade ?? '' };
  });
}

function isPlayedOut({ inPlay }: ReadTie, stop: string): boolean {
  return stop === 'all' || (stop === 'first-tie-all' && inPlay.match.isFirstTie);
}

/** The rubbers whose people an order and the one before name differently. */
function changedRubbers(
  { inPlay }: ReadTie,
  { side, before, after }: Pick<store.StoredChange, 'side' | 'before' | 'after'>,
) {
  return inPlay.template.rubbers.flatMap(({ places }, at) =>
    places[side].some((place) => before[place] !== after[place]) ? [at] : [],
  );
}
