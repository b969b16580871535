import type { ScoreFormat } from '#domain/scoring/formats.ts';
import * as eventDraws from '#features/event-draws/event-draws.contract.ts';
import * as results from '#features/event-draws/results/results.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import { drawStage } from '../setup/draw-stage.ts';
import type { PlayedTournament } from '../setup/make-tournament.ts';
import type { DayLog, Queue } from './day-log.ts';

interface Around {
  readonly tournament: PlayedTournament;
  readonly format: ScoreFormat;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly desk: Device;
}

type Prepared = Output<typeof eventDraws.prepared>['event'];

/** What follows the groups of the events: the desk draws it once all their results stand. */
export class NextStages {
  readonly #around: Around;
  readonly #waiting: Set<number>;

  /** `isNone`: nothing follows. */
  constructor(around: Around, isNone: boolean) {
    this.#around = around;
    this.#waiting = new Set(isNone ? [] : around.tournament.eventIds);
  }

  /** Nothing is left to be drawn. */
  get isDone(): boolean {
    return this.#waiting.size === 0;
  }

  /** The events whose groups are over, and after which nothing is drawn yet. */
  overIn({ matches }: Queue): number[] {
    return [...this.#waiting].filter((eventId) =>
      matches.every(({ eventId: of, state }) => of !== eventId || state === 'done'),
    );
  }

  /** Draws what follows an event, unless the desk still has to do with its results; says whether it has. */
  async drawAfter(eventId: number): Promise<boolean> {
    if (this.#around.log.due.some((one) => one.eventId === eventId)) return false;
    await this.#drawAfter(eventId);
    this.#waiting.delete(eventId);
    return true;
  }

  async #drawAfter(eventId: number): Promise<void> {
    const { tournament, format, clock, log, desk } = this.#around;
    const params = { id: tournament.id, eventId };
    const list = await this.#afterLots(params);
    for (const { position } of list.further) {
      await drawStage(desk, { params, list, position, format: FORMAT, scored: format });
    }
    const { event } = await must(desk.send(eventDraws.prepared, { params }), 'reading the draws');
    for (const { draw } of event.further) {
      if (draw?.results) log.drawn(draw.results.stageId, clock.now());
    }
  }

  /** Lots decide what no result does. */
  async #afterLots(params: { readonly id: number; readonly eventId: number }): Promise<Prepared> {
    const { desk } = this.#around;
    const read = () => must(desk.send(eventDraws.prepared, { params }), 'reading the groups');
    const { event } = await read();
    if (!event.further.some(({ state }) => state === 'lots-needed')) return event;
    const made = event.draw?.made;
    const groups = made && 'groups' in made && made.groups ? made.groups.length : 0;
    const seenDraw = event.draw?.number ?? 0;
    for (let group = 1; group <= groups; group++) {
      const { refusal } = await desk.send(results.drawLots, { params, body: { seenDraw, group } });
      if (refusal && refusal.code !== 'LOTS_NOT_NEEDED') {
        throw new Error(`drawing lots was refused: ${refusal.code}`);
      }
    }
    return (await read()).event;
  }
}

/** Those of the groups are the seeds: the seed table matters little. */
const FORMAT = {
  kind: 'knockout',
  tradition: 'table-tennis',
  thirdPlace: false,
  consolation: false,
} as const;
