import type { Side } from '#domain/scorecard/side.ts';
import { umpireIdOf } from '#features/day/queue/queue.day.policy.ts';
import type { DayFacts } from '#features/day/queue/queue.facts.policy.ts';
import { type DayMatch, matchesOf } from '#features/day/queue/queue.matches.policy.ts';
import type { LiveMatch, LiveTie, Patch } from './live.contract.ts';

/** The matches of a tournament as readers know them, and what a change of them says. */

/** The running score of a match, as its device has sent it. */
export interface Tally {
  readonly drawNumber: number;
  readonly at: Date;
  readonly score: string;
}

/** The day with the last running score of each match, by its key. */
export type WithTallies = DayFacts & { readonly tallies: ReadonlyMap<string, Tally> };

type Facts = Pick<WithTallies, 'matches' | 'rows' | 'sides' | 'events' | 'tallies'>;

/** A match without its times. It has numbers of entrants, and names nobody. */
export function asLiveMatch(facts: Facts, match: DayMatch): LiveMatch {
  const row = facts.rows.get(match.key)!;
  const { key, eventId, place, player1Id, player2Id, result } = match;
  const { state, courtId, calledAt, calledAgainAt, startedAt, endedAt } = row;
  return {
    key,
    eventId,
    place,
    player1Id,
    player2Id,
    state,
    courtId,
    umpireId: umpireIdOf(facts, match),
    calledAt: textOf(calledAt),
    calledAgainAt: textOf(calledAgainAt),
    startedAt: textOf(startedAt),
    endedAt: textOf(endedAt),
    tally: tallyOf(facts, match),
    result: result && {
      winnerId: result.winnerId,
      score: result.score,
      kind: result.kind,
      at: result.at.toISOString(),
      isProvisional: result.agreement !== null,
    },
  };
}

/** The ties of which a team is known. What a short team gives up is known once the orders are out. */
export function liveTies({ stages }: Pick<DayFacts, 'stages'>): LiveTie[] {
  return stages.flatMap((stage) => {
    const { ties } = stage;
    if (!ties) return [];
    const played = new Map(ties.ties.map((tie) => [tie.match.matchId, tie]));
    return matchesOf(stage).flatMap(({ key, matchId, eventId, player1Id, player2Id, result }) => {
      const tie = played.get(matchId);
      if (!tie || (player1Id === null && player2Id === null)) return [];
      const given = (side: Side) => tie.rubbers.filter(({ forfeit }) => forfeit === side).length;
      return {
        key,
        eventId,
        player1Id,
        player2Id,
        given: { player1: given('player1'), player2: given('player2') },
        result: result && {
          winnerId: result.winnerId,
          // Where all of it is level the desk says who has won: every rubber was played.
          kind: result.kind === 'retirement' && tie.state.isOver ? 'score' : result.kind,
          at: result.at.toISOString(),
        },
      };
    });
  });
}

/** A device whose clock is behind may say that it counted before the match began, in milliseconds. */
const BEHIND_MS = 60_000;

function tallyOf({ rows, tallies }: Facts, { key, drawNumber, result }: DayMatch) {
  const { state, startedAt, calledAt } = rows.get(key)!;
  const tally = tallies.get(key);
  if (tally?.drawNumber !== drawNumber) return null;
  return shownTally({ state, begun: startedAt ?? calledAt, hasResult: result !== null }, tally);
}

interface Counted {
  readonly state: LiveMatch['state'];
  readonly begun: Date | null;
  readonly hasResult: boolean;
}

/** Of a match that is on court and has no result. One from before its start is of players who had been in it earlier. */
function shownTally(
  { state, begun, hasResult }: Counted,
  { at, score }: Omit<Tally, 'drawNumber'>,
) {
  if (hasResult || (state !== 'called' && state !== 'playing')) return null;
  return begun && at.getTime() < begun.getTime() - BEHIND_MS ? null : score;
}

function textOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

/** What readers know after a change, in order to say what the next one changes. */
export interface Known {
  readonly seq: number;
  /** Everything but the matches that a patch cannot say, as text to be compared. */
  readonly around: string;
  /** By key, as JSON. */
  readonly matches: ReadonlyMap<string, string>;
}

/** What readers know once these facts are published under a number. `isFinished`: every match of the tournament is done. */
export function knownFrom(seq: number, facts: WithTallies, isFinished: boolean): Known {
  const { courts, breaks, stages, sides } = facts;
  const listed = [...sides.values()].map(({ id, eventId, name, club, isIn }) => [
    ...[id, eventId, name, club, isIn],
  ]);
  const drawn = stages.map(({ id, drawNumber }) => [id, drawNumber]);
  const matches = facts.matches.map((match) => asLiveMatch(facts, match));
  return {
    seq,
    around: JSON.stringify([isFinished, courts, breaks, drawn, listed, liveTies(facts)]),
    matches: new Map(matches.map((match) => [match.key, JSON.stringify(match)])),
  };
}

/** What readers know after another running score of one match, as `knownFrom` says it of all; null where they do not know the match. */
export function withTally(
  known: Known,
  { seq, key, tally }: { seq: number; key: string; tally: Omit<Tally, 'drawNumber'> },
): Known | null {
  const text = known.matches.get(key);
  if (text === undefined) return null;
  const match = JSON.parse(text) as LiveMatch;
  const { state, startedAt, calledAt, result } = match;
  const begun = startedAt ?? calledAt;
  const counted = { state, begun: begun === null ? null : new Date(begun) };
  const next = { ...match, tally: shownTally({ ...counted, hasResult: result !== null }, tally) };
  return { ...known, seq, matches: new Map(known.matches).set(key, JSON.stringify(next)) };
}

/**
 * What has changed between two states that readers know. A change of anything but matches, and a match that is new or gone, are a
 * reset; where no match has changed the patch is empty.
 */
export function patchBetween(before: Known, after: Known): Patch {
  const isSame = before.around === after.around && before.matches.size === after.matches.size;
  if (!isSame || [...after.matches.keys()].some((key) => !before.matches.has(key))) return RESET;
  const changed = [...after.matches].filter(([key, text]) => before.matches.get(key) !== text);
  const matches = changed.map(([, text]) => JSON.parse(text) as LiveMatch);
  return { kind: 'matches', matches };
}

export const RESET: Patch = { kind: 'reset' };

/** What readers know after a patch of another server; null where only the snapshot says it. */
export function patched(known: Known, { seq, patch }: { seq: number; patch: Patch }): Known | null {
  if (patch.kind === 'reset') return null;
  const matches = new Map(known.matches);
  for (const match of patch.matches) matches.set(match.key, JSON.stringify(match));
  return { ...known, seq, matches };
}
