import { v7 as uuidv7 } from 'uuid';
import type { Lot } from '#domain/bracket/lot.ts';
import type { ScoreFormat, SetScore } from '#domain/scoring/formats.ts';
import * as courtLinks from '#features/court-links/court-links.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { MINUTE } from '../checks/day-record.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import type { DayLog, QueueMatch } from './day-log.ts';
import { madeScore } from './made-score.ts';
import type { NoShows } from './no-shows.ts';
import type { PlayerPhones } from './player-phones.ts';
import { ANSWER, asCard, type Watch } from './send-result.ts';

interface Court {
  readonly id: string;
  readonly format: ScoreFormat;
  /** Every match takes exactly so long. */
  readonly minutes: number;
  /** Has the token of the court's link, and no account. */
  readonly device: Device;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly lot: Lot;
  /** Of the players. */
  readonly phones: PlayerPhones;
  readonly noShows: NoShows;
  readonly watch: Watch;
}

type ShownMatch = NonNullable<Output<typeof courtLinks.read>['device']['current']>;

/** The screen of a court asks again so often. */
const LOOK = 5000;
/** So often a court looks for a match that is called to it; then something is wrong. */
const MOST_LOOKS = 60;

/**
 * The device at a court, by the court's link: it starts the match that is called there, sends the running score, waits for the end and
 * enters the result; often both players tap their names.
 */
export class CourtDevice {
  readonly #court: Court;
  readonly #deviceId = uuidv7();
  #call = Promise.withResolvers<QueueMatch | null>();
  #current: string | null = null;

  constructor(court: Court) {
    this.#court = court;
  }

  get id(): string {
    return this.#court.id;
  }

  /** Players come to the court for a match; hearing of it again changes nothing. */
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
    const { clock, minutes, noShows } = this.#court;
    for (;;) {
      const match = await clock.aside(this.#call.promise);
      if (match === null) return;
      this.#call = Promise.withResolvers();
      if ((await clock.aside(noShows.arrivalAt(match))) === 'walkover') continue;
      const shown = await this.#start(match);
      const startedAt = Date.parse(shown.startedAt ?? '');
      const { sets, winner } = this.#outcome(match);
      await clock.until(startedAt + (minutes * MINUTE) / 2);
      await this.#sendTally(shown, sets.slice(0, 1));
      await clock.until(startedAt + minutes * MINUTE);
      await this.#enterResult(match, shown, { sets, winner });
    }
  }

  /** Gives the match as it is shown once it has begun. */
  async #start(match: QueueMatch): Promise<ShownMatch> {
    const { device, clock } = this.#court;
    for (let look = 0; look < MOST_LOOKS; look++) {
      const { device: screen } = await must(
        device.send(courtLinks.read, { query: { deviceId: this.#deviceId } }),
        'reading the screen of a court',
      );
      const shown = screen.current;
      if (shown && `${shown.match.stageId} ${shown.match.matchId}` === match.key) {
        if (shown.startedAt !== null) return shown;
        await this.#begin(shown);
      } else {
        await clock.until(clock.now() + LOOK);
      }
    }
    throw new Error(`the court of ${match.key} does not show it`);
  }

  async #begin(shown: ShownMatch): Promise<void> {
    const { device } = this.#court;
    const body = { deviceId: this.#deviceId, ...sidesOf(shown) };
    const { refusal } = await device.send(courtLinks.start, { params: refOf(shown), body });
    if (refusal && refusal.code !== 'NOT_CALLED') {
      throw new Error(`starting ${shown.match.matchId} was refused: ${refusal.code}`);
    }
  }

  #outcome(match: QueueMatch) {
    const { format, lot } = this.#court;
    const winner = winnerOf(Number(match.player1?.id), Number(match.player2?.id), lot);
    return { winner, sets: madeScore(format, winner, lot) };
  }

  async #sendTally(shown: ShownMatch, sets: readonly SetScore[]): Promise<void> {
    const { device, clock } = this.#court;
    const at = new Date(clock.now()).toISOString();
    const { drawNumber } = shown.match;
    const score = { sets: asCard(sets), game: null };
    const body = { deviceId: this.#deviceId, at, drawNumber, ...sidesOf(shown), score };
    await must(
      device.send(courtLinks.tally, { params: refOf(shown), body }),
      `the running score of ${shown.match.matchId}`,
    );
  }

  async #enterResult(match: QueueMatch, shown: ShownMatch, played: Played): Promise<void> {
    const { device, format, clock, log, lot, phones, watch } = this.#court;
    if (await phones.enter(match, played)) return;
    const { drawNumber, version: baseVersion } = shown.match;
    const params = refOf(shown);
    const deviceId = this.#deviceId;
    watch.sends(match, played);
    await must(
      device.send(courtLinks.enter, {
        params,
        body: {
          writeId: uuidv7(),
          drawNumber,
          baseVersion,
          deviceId,
          ...sidesOf(shown),
          at: new Date(clock.now()).toISOString(),
          sets: asCard(played.sets),
          status: 'finished',
          winner: played.winner,
          scoreFormat: { id: format.id },
        },
      }),
      `the result of ${shown.match.matchId}`,
    );
    log.acknowledge(match, played);
    log.hold(match.key, clock.now() + ANSWER);
    if (lot(3) > 0) {
      const body = { deviceId, seenVersion: baseVersion + 1 };
      await must(device.send(courtLinks.confirm, { params, body }), 'tapping both names');
      log.hold(match.key, clock.now());
    }
    phones.corrects(match, played);
  }
}

interface Played {
  readonly sets: readonly SetScore[];
  readonly winner: 'player1' | 'player2';
}

function refOf({ match: { stageId, matchId } }: ShownMatch) {
  return { stageId, matchId };
}

function sidesOf({ match: { player1, player2 } }: ShownMatch) {
  return { player1Id: player1?.id ?? '', player2Id: player2?.id ?? '' };
}

/** The stronger one, with the lower number of the list, wins two of three. */
function winnerOf(first: number, second: number, lot: Lot): 'player1' | 'player2' {
  const isUpset = lot(3) === 0;
  return first < second === isUpset ? 'player2' : 'player1';
}
