import type { Lot } from '#domain/bracket/lot.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import * as queueContract from '#features/day/queue/queue.contract.ts';
import { MINUTE } from '../checks/day-record.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import { asSeen } from './as-seen.ts';
import type { DayLog, Queue, QueueMatch } from './day-log.ts';

interface Around {
  readonly tournamentId: number;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly lot: Lot;
  readonly desk: Device;
  /** The share of matches to which a side does not come. */
  readonly share: number;
}

/** What becomes of a call: both sides came, or the desk has recorded a walkover. */
export type Arrival = 'came' | 'walkover';

interface Missing {
  readonly absent: Side;
  /** They come after all, when the desk is about to record the walkover. */
  readonly isLate: boolean;
  readonly ended: PromiseWithResolvers<Arrival>;
}

/**
 * Sides that do not come to their match. The desk makes the second call when the rule asks for it, and accepts the walkover that the rule
 * proposes; one in four comes at the last moment, and the desk declines it.
 */
export class NoShows {
  readonly #around: Around;
  readonly #missing = new Map<string, Missing>();

  constructor(around: Around) {
    this.#around = around;
  }

  /** Resolves once both sides of a called match have come, or the desk has recorded a walkover. */
  async arrivalAt({ key }: QueueMatch): Promise<Arrival> {
    const { share, lot } = this.#around;
    if (lot(1000) >= share * 1000) return 'came';
    const absent = lot(2) === 0 ? 'player1' : 'player2';
    const missing = {
      absent,
      isLate: lot(4) === 0,
      ended: Promise.withResolvers<Arrival>(),
    } as const;
    this.#missing.set(key, missing);
    return missing.ended.promise;
  }

  /** What the desk does about the calls of a queue that nobody has answered; gives the queue after it. */
  async attend(before: Queue): Promise<Queue> {
    let queue = before;
    for (const match of before.matches) {
      if (!this.#missing.has(match.key)) continue;
      if (isSecondCallDue(match, this.#around.clock.now())) {
        queue = await this.#callAgain(match);
      } else if (before.walkovers.some(({ key }) => key === match.key)) {
        queue = await this.#decide(match);
      }
    }
    return queue;
  }

  /** When the desk has to look again. */
  dueIn({ matches, events }: Queue): number[] {
    return matches.flatMap(({ key, eventId, secondCallDueAt, calledAgainAt }) => {
      if (!this.#missing.has(key)) return [];
      const rule = events.find(({ id }) => id === eventId)?.rules.noShow;
      if (secondCallDueAt !== null) return [Date.parse(secondCallDueAt)];
      if (calledAgainAt === null || !rule) return [];
      return [Date.parse(calledAgainAt) + rule.secondCallMin * MINUTE];
    });
  }

  async #callAgain(match: QueueMatch): Promise<Queue> {
    const { desk, tournamentId: id } = this.#around;
    const body = { ...asSeen(match), step: { kind: 'call-again' as const } };
    const sent = desk.send(queueContract.takeStep, { params: { id }, body });
    return (await must(sent, `the second call of ${match.key}`)).queue;
  }

  async #decide(match: QueueMatch): Promise<Queue> {
    const { desk, tournamentId: id, log, clock } = this.#around;
    const { absent, isLate, ended } = this.#missing.get(match.key)!;
    const winner = opponent(absent);
    const decision = isLate
      ? { kind: 'decline' as const }
      : { kind: 'accept' as const, winnerId: match[winner]?.id ?? null };
    const body = { ...asSeen(match), decision };
    const sent = desk.send(queueContract.decideWalkover, { params: { id }, body });
    const { queue } = await must(sent, `deciding about the walkover of ${match.key}`);
    if (!isLate) log.walkover(match, winner, clock.now());
    this.#missing.delete(match.key);
    ended.resolve(isLate ? 'came' : 'walkover');
    return queue;
  }
}

function isSecondCallDue({ secondCallDueAt }: QueueMatch, now: number): boolean {
  return secondCallDueAt !== null && Date.parse(secondCallDueAt) <= now;
}
