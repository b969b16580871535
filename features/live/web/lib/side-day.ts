import type { LiveTie } from '../../live.contract.ts';
import { hasBegun, onCourtOf, rubbersOf, tieScore } from '../../live.ties.policy.ts';
import type { LiveMatch, LiveSnapshot } from '../live.queries.ts';
import { resultsOf, type SideRef } from './live-view.ts';

/** What those who follow a side want to know. */
export interface SideDay {
  /** Called or played; of a team the rubbers of its tie. */
  readonly onCourt: readonly Meeting[];
  /** The next one that is not called; its other side may be unknown. */
  readonly next: Meeting | null;
  /** The newest first; of a team its ties. */
  readonly results: readonly Ended[];
}

/** A match of a side, or a rubber of a team's tie. */
export interface Meeting {
  readonly match: LiveMatch;
  /** Of a team the other team; null while it is not known. */
  readonly opponentId: string | null;
  /** Rubbers won in a tie that has begun, the own ones first; null otherwise. */
  readonly score: readonly [number, number] | null;
}

/** A result as its side says it. */
export interface Ended {
  readonly key: string;
  readonly opponentId: string | null;
  /** The score has the own points first; of a tie it has the rubbers: "3–1". */
  readonly result: NonNullable<LiveMatch['result']>;
}

/** The day of a side: a player, a pair or a team. */
export function dayOf(snapshot: LiveSnapshot, side: SideRef): SideDay {
  const ties = snapshot.ties.filter(isOf(side));
  return ties.length > 0 ? dayOfTeam(snapshot, side, ties) : dayOfPlayer(snapshot, side);
}

type Meets = Pick<LiveMatch, 'eventId' | 'player1Id' | 'player2Id'>;

const isOf = (side: SideRef) => (one: Meets) =>
  one.eventId === side.eventId && (one.player1Id === side.id || one.player2Id === side.id);

const opponentOf = ({ player1Id, player2Id }: Meets, { id }: SideRef) =>
  player1Id === id ? player2Id : player1Id;

function dayOfPlayer(snapshot: LiveSnapshot, side: SideRef): SideDay {
  const own = snapshot.matches.filter(isOf(side));
  const meeting = (match: LiveMatch): Meeting => ({
    match,
    opponentId: opponentOf(match, side),
    score: null,
  });
  return {
    onCourt: onCourtOf(own).map(meeting),
    next: nextOf(snapshot, own).map(meeting)[0] ?? null,
    results: resultsOf({ matches: own }).flatMap((match) => endOf(match, side)),
  };
}

/** The first of these matches that are not called. */
function nextOf({ times }: LiveSnapshot, own: readonly LiveMatch[]): readonly LiveMatch[] {
  const timed = new Map(times.map(({ key }, at) => [key, at]));
  return own
    .filter(({ state, result }) => (state === 'waiting' || state === 'next') && result === null)
    .sort((one, other) => (timed.get(one.key) ?? 1e9) - (timed.get(other.key) ?? 1e9))
    .slice(0, 1);
}

function endOf({ key, result, ...match }: LiveMatch, side: SideRef): Ended[] {
  if (!result) return [];
  const isTurned = match.player2Id === side.id;
  // The points of a tie-break in brackets are those of its loser, from either side.
  const score = isTurned ? result.score.replace(/(\d+)-(\d+)/g, '$2-$1') : result.score;
  return [{ key, opponentId: opponentOf(match, side), result: { ...result, score } }];
}

function dayOfTeam(snapshot: LiveSnapshot, side: SideRef, ties: readonly LiveTie[]): SideDay {
  const own = ties.map((tie) => ({ tie, rubbers: rubbersOf(tie, snapshot.matches) }));
  const all = own.flatMap(({ rubbers }) => rubbers);
  const meeting = (match: LiveMatch) =>
    own
      .filter(({ rubbers }) => rubbers.includes(match))
      .map(({ tie, rubbers }) => ({
        match,
        opponentId: opponentOf(tie, side),
        score: hasBegun(rubbers) ? ownScore(side, tie, rubbers) : null,
      }));
  return {
    onCourt: onCourtOf(all).flatMap(meeting),
    next: nextOf(snapshot, all).flatMap(meeting)[0] ?? null,
    results: resultsOf({
      matches: own.flatMap(({ tie, rubbers }) => endOfTie(side, tie, rubbers)),
    }),
  };
}

function ownScore(side: SideRef, tie: LiveTie, rubbers: readonly LiveMatch[]) {
  const [first, second] = tieScore(tie, rubbers);
  return tie.player1Id === side.id ? ([first, second] as const) : ([second, first] as const);
}

/** The end of a tie; none while a rubber of it is played. One that was broken off has no winner. */
function endOfTie(side: SideRef, tie: LiveTie, rubbers: readonly LiveMatch[]): Ended[] {
  const results = rubbers.flatMap(({ result }) => result ?? []);
  const last = results
    .map(({ at }) => at)
    .toSorted()
    .at(-1);
  const at = last ?? tie.result?.at;
  if (results.length < rubbers.length || at === undefined) return [];
  const wasCancelled = results.some(({ kind }) => kind === 'cancelled');
  const kind = tie.result?.kind ?? (wasCancelled ? 'cancelled' : 'score');
  const [own, others] = ownScore(side, tie, rubbers);
  const isScored = own + others > 0 && !kind.endsWith('walkover');
  const result = {
    winnerId: tie.result?.winnerId ?? null,
    score: isScored ? `${own}–${others}` : '',
    kind,
    at,
    isProvisional: results.some(({ isProvisional }) => isProvisional),
  };
  return [{ key: tie.key, opponentId: opponentOf(tie, side), result }];
}
