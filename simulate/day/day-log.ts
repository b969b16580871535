import type { Side } from '#domain/scorecard/side.ts';
import type { SetScore } from '#domain/scoring/formats.ts';
import type * as queueContract from '#features/day/queue/queue.contract.ts';
import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { type SeenMatch, tieKeyOf } from '../checks/day-record.ts';
import { type SentResult, scoreText } from '../checks/public-state.ts';

export type Queue = Output<typeof queueContract.find>['queue'];
export type QueueMatch = Queue['matches'][number];

interface Entered {
  readonly sets: readonly SetScore[];
  readonly winner: Side;
}

type Called = Omit<SeenMatch, 'endedAt'> & { readonly endedAt: number | null };

/** The same person in two events has an entry in each. */
type PersonOf = (id: string) => string;

/** What the desk and the courts have seen and what was acknowledged to them, in the order in which it happened. */
export class DayLog {
  readonly #called = new Map<string, Called>();
  readonly #acknowledged = new Map<string, SentResult>();
  readonly #heldUntil = new Map<string, number>();
  /** Matches whose last result has another winner than the first. */
  readonly #turned = new Set<string>();
  /** What the desk has to do at a time of the day; about an event, nothing is drawn from its results before. */
  readonly due: {
    readonly at: number;
    readonly eventId?: number;
    readonly run: () => Promise<void>;
  }[] = [];
  /** Matches whose court, players, call or end were read differently later. */
  readonly rewritten: string[] = [];
  /** Stages that were drawn during the day, by id: since when everybody knows who plays. */
  readonly #drawnAt = new Map<string, number>();
  /** Ties by key: since when their orders are out. */
  readonly #revealedAt = new Map<string, number>();
  readonly #personOf: PersonOf;
  /** So many rubbers of a tie are played at once. */
  readonly #atOnce: number;

  constructor(personOf: PersonOf = (id) => id, atOnce = 1) {
    this.#personOf = personOf;
    this.#atOnce = atOnce;
  }

  /** Notes every match of an answer that is called, played or over. */
  see({ matches }: Queue): void {
    const keys = matches.map(({ key }) => key);
    for (const match of matches) {
      const { key, courtId, calledAt, startedAt, endedAt, result } = match;
      if (courtId === null || calledAt === null || result?.kind === 'walkover') continue;
      const drawnAt = this.#revealedAt.get(tieKeyOf(key)) ?? this.#drawnAt.get(match.stageId);
      const seen: Called = {
        key,
        courtId,
        people: [match.player1, match.player2].flatMap(
          (side) => side?.people.map(({ id }) => this.#personOf(id)) ?? [],
        ),
        after: [
          ...keys.filter((one) => feedersOf(match).includes(tieKeyOf(one))),
          ...keys.filter((one) => isBefore(one, match, this.#atOnce)),
          ...matches.filter((one) => isEarlierTie(one, match)).map((one) => one.key),
        ],
        calledAt: Date.parse(calledAt),
        ...(startedAt !== null && { startedAt: Date.parse(startedAt) }),
        ...(drawnAt !== undefined && { knownFrom: drawnAt }),
        endedAt: endedAt === null ? null : Date.parse(endedAt),
      };
      this.#compare(seen);
      this.#called.set(key, seen);
    }
  }

  /** Notes a result that the server has taken; one after another for the same match is a correction. */
  acknowledge({ key, stageId, matchId, ...match }: QueueMatch, { sets, winner }: Entered): void {
    const player1Id = match.player1?.id ?? '';
    const player2Id = match.player2?.id ?? '';
    const winnerId = winner === 'player1' ? player1Id : player2Id;
    const before = this.#acknowledged.get(key);
    if (before && before.winnerId !== winnerId) this.#turned.add(key);
    this.#acknowledged.set(key, {
      key,
      stageId,
      matchId,
      player1Id,
      player2Id,
      winnerId,
      sets,
      score: scoreText(sets),
      writes: (before?.writes ?? 0) + 1,
    });
  }

  /** Notes a walkover that the server has taken: the match ends without having been played. */
  walkover({ key, stageId, matchId, ...match }: QueueMatch, winner: Side, at: number): void {
    const called = this.#called.get(key);
    if (!called) throw new Error(`${key} was never called`);
    this.#called.set(key, { ...called, endedAt: at, isWalkover: true });
    const player1Id = match.player1?.id ?? '';
    const player2Id = match.player2?.id ?? '';
    this.#acknowledged.set(key, {
      key,
      stageId,
      matchId,
      player1Id,
      player2Id,
      sets: [],
      score: '',
      isWalkover: true,
      winnerId: winner === 'player1' ? player1Id : player2Id,
    });
  }

  /** A stage was drawn during the day. */
  drawn(stageId: string, at: number): void {
    this.#drawnAt.set(stageId, at);
  }

  /** The orders of a tie are out. */
  revealed(tieKey: string, at: number): void {
    this.#revealedAt.set(tieKey, at);
  }

  /** Of each match the last result that the server has taken. */
  get acknowledged(): readonly SentResult[] {
    return [...this.#acknowledged.values()];
  }

  /** The winner of the last result of a match that the server has taken. */
  winnerOf({ key, player1 }: QueueMatch): Side {
    return this.#acknowledged.get(key)?.winnerId === player1?.id ? 'player1' : 'player2';
  }

  /** Until then who has played a match, and who plays next because of it, wait for an answer to its result. */
  hold(key: string, until: number): void {
    this.#heldUntil.set(key, until);
  }

  /** The matches that are over. */
  get matches(): readonly SeenMatch[] {
    return [...this.#called.values()].flatMap(({ endedAt, ...match }) => {
      if (endedAt === null) return [];
      const heldUntil = this.#heldUntil.get(match.key);
      // The players wait for the desk's word, which turns it.
      const turnedAt = this.#turned.has(match.key) ? heldUntil : undefined;
      return [
        { ...match, endedAt, ...(heldUntil && { heldUntil }), ...(turnedAt && { turnedAt }) },
      ];
    });
  }

  get firstCall(): number {
    return Math.min(...[...this.#called.values()].map(({ calledAt }) => calledAt));
  }

  #compare(seen: Called): void {
    const before = this.#called.get(seen.key);
    if (!before) return;
    const isSame =
      before.courtId === seen.courtId &&
      before.calledAt === seen.calledAt &&
      before.people.join() === seen.people.join() &&
      (before.endedAt === null || before.endedAt === seen.endedAt);
    if (!isSame) this.rewritten.push(seen.key);
  }
}

/** Whether a rubber ends before another one of its tie can be called. */
function isBefore(key: string, { key: own, place }: QueueMatch, atOnce: number): boolean {
  if (!place.rubber || tieKeyOf(key) !== tieKeyOf(own)) return false;
  return Number(key.split('r').at(-1)) <= place.rubber.number - atOnce;
}

/** Whether a rubber is of a tie of the same group that one of the two teams plays before this one. */
function isEarlierTie({ stageId, place, ...other }: QueueMatch, match: QueueMatch): boolean {
  const own = match.place;
  if (place.kind !== 'group' || own.kind !== 'group' || !own.rubber) return false;
  if (stageId !== match.stageId || place.group !== own.group || place.number >= own.number) {
    return false;
  }
  const teams = teamsOf(match);
  return teamsOf(other).some((team) => teams.includes(team));
}

function teamsOf({ player1, player2 }: Pick<QueueMatch, 'player1' | 'player2'>): string[] {
  return [player1, player2].flatMap((side) => (side ? [teamOf(side.id)] : []));
}

/** The matches, or ties, whose winners play a match of a knockout; the two of a group are known from the beginning. */
function feedersOf({ stageId, place }: QueueMatch): string[] {
  if (place.kind === 'group' || place.round === 1) return [];
  return [0, 1].map((side) => `${stageId} ${place.round - 1}-${2 * place.position + side}`);
}
