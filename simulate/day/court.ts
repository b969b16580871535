import type { Lot } from '#domain/bracket/lot.ts';
import type { ScoreFormat } from '#domain/scoring/formats.ts';
import * as queue from '#features/day/queue/queue.contract.ts';
import { MINUTE } from '../checks/day-record.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import type { PlayedEvent } from '../setup/make-tournament.ts';
import type { DayLog, QueueMatch } from './day-log.ts';
import { madeScore } from './made-score.ts';
import type { PlayerPhones } from './player-phones.ts';
import { sendResult } from './send-result.ts';

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
  /** Of the players. */
  readonly phones: PlayerPhones;
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
    const { format, lot, log, phones } = this.#court;
    const player1Id = match.player1?.id ?? '';
    const player2Id = match.player2?.id ?? '';
    const winner = winnerOf(Number(player1Id), Number(player2Id), lot);
    const sets = madeScore(format, winner, lot);
    if (await phones.enter(match, { sets, winner })) return;
    await sendResult(this.#court, match, { sets, baseVersion: match.resultVersion });
    log.acknowledge(match, { sets, winner });
    phones.corrects(match, { sets, winner });
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
