import { v7 as uuidv7 } from 'uuid';
import type { Lot } from '#domain/bracket/lot.ts';
import type { ScoreFormat, SetScore } from '#domain/scoring/formats.ts';
import * as queue from '#features/day/queue/queue.contract.ts';
import * as knockouts from '#features/event-draws/results/results.knockouts.contract.ts';
import * as matches from '#features/matches/matches.contract.ts';
import { MINUTE } from '../checks/day-record.ts';
import { scoreText } from '../checks/public-state.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import type { PlayedEvent } from '../setup/make-tournament.ts';
import type { DayLog, QueueMatch } from './day-log.ts';
import { madeScore } from './made-score.ts';

interface Court {
  readonly id: string;
  readonly event: PlayedEvent;
  readonly date: string;
  readonly format: ScoreFormat;
  /** Every match takes exactly so long. */
  readonly minutes: number;
  readonly device: Device;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly lot: Lot;
}

/** The device at a court: it starts the match that is called there, waits for its end and enters the result. */
export class CourtDevice {
  readonly #court: Court;
  #call = Promise.withResolvers<QueueMatch | null>();
  #current: string | null = null;

  constructor(court: Court) {
    this.#court = court;
  }

  get id(): string {
    return this.#court.id;
  }

  /** A match is called to this court; hearing of it again changes nothing. */
  isCalled(match: QueueMatch): void {
    if (this.#current === match.key) return;
    this.#current = match.key;
    this.#call.resolve(match);
  }

  /** The day is over. */
  close(): void {
    this.#call.resolve(null);
  }

  /** Plays one match after another until the day is over. */
  async play(): Promise<void> {
    const { clock, minutes } = this.#court;
    for (;;) {
      const match = await clock.aside(this.#call.promise);
      if (match === null) return;
      this.#call = Promise.withResolvers();
      const startedAt = await this.#start(match);
      await clock.until(startedAt + minutes * MINUTE);
      await this.#enterResult(match);
    }
  }

  /** Gives when the match has begun. */
  async #start(match: QueueMatch): Promise<number> {
    const { device, event, log } = this.#court;
    let seen = match;
    for (;;) {
      if (seen.startedAt !== null) return Date.parse(seen.startedAt);
      const answer = await device.send(queue.takeStep, {
        params: { id: event.id },
        body: { ...asSeen(seen), step: { kind: 'start' } },
      });
      const { queue: read } = answer.data ?? (await this.#read());
      log.see(read);
      seen = read.matches.find(({ key }) => key === match.key) ?? seen;
      if (answer.refusal && answer.refusal.code !== 'QUEUE_CHANGED') {
        throw new Error(`starting ${match.key} was refused: ${answer.refusal.code}`);
      }
    }
  }

  #read() {
    const { device, event } = this.#court;
    return must(device.send(queue.find, { params: { id: event.id } }), 'reading the queue');
  }

  async #enterResult(match: QueueMatch): Promise<void> {
    const { format, lot, log } = this.#court;
    const player1Id = match.player1?.id ?? '';
    const player2Id = match.player2?.id ?? '';
    const winner = winnerOf(Number(player1Id), Number(player2Id), lot);
    const sets = madeScore(format, winner, lot);
    if (match.place.kind === 'knockout') await this.#sendKnockout(match, sets);
    else await this.#sendGroup(match, sets);
    log.acknowledged.push({
      matchId: match.matchId,
      player1Id,
      player2Id,
      winnerId: winner === 'player1' ? player1Id : player2Id,
      score: scoreText(sets),
      sets,
    });
  }

  #sendKnockout({ stageId, matchId, ...match }: QueueMatch, sets: readonly SetScore[]) {
    const { device, event, format } = this.#court;
    return must(
      device.send(knockouts.saveResult, {
        params: { ...event, stageId, matchId },
        body: {
          writeId: uuidv7(),
          drawNumber: match.drawNumber,
          baseVersion: match.resultVersion,
          player1Id: match.player1?.id ?? '',
          player2Id: match.player2?.id ?? '',
          result: { kind: 'score', sets: [...sets] },
          scoreFormat: { id: format.id },
        },
      }),
      `the result of ${matchId}`,
    );
  }

  #sendGroup({ matchId, ...match }: QueueMatch, sets: readonly SetScore[]) {
    const { device, event, format, date } = this.#court;
    return must(
      device.send(matches.saveScore, {
        params: { id: uuidv7() },
        body: {
          writeId: uuidv7(),
          baseVersion: match.resultVersion,
          match: {
            kind: 'event',
            tournamentId: event.id,
            eventId: event.eventId,
            drawNumber: match.drawNumber,
            player1Id: match.player1?.id ?? '',
            player2Id: match.player2?.id ?? '',
            playedOn: date,
          },
          sets: sets.map(({ player1, player2, ...set }) => ({
            ...set,
            player1Score: String(player1),
            player2Score: String(player2),
          })),
          scoreFormat: { id: format.id },
        },
      }),
      `the result of ${matchId}`,
    );
  }
}

/** The match as its writer sees it. */
export function asSeen({ stageId, matchId, version, player1, player2 }: QueueMatch) {
  return {
    stageId,
    matchId,
    seenVersion: version,
    player1Id: player1?.id ?? null,
    player2Id: player2?.id ?? null,
  };
}

/** The stronger one, with the lower number of the list, wins two of three. */
function winnerOf(first: number, second: number, lot: Lot): 'player1' | 'player2' {
  const isUpset = lot(3) === 0;
  return first < second === isUpset ? 'player2' : 'player1';
}
