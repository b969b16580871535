import { v7 as uuidv7 } from 'uuid';
import type { Lot } from '#domain/bracket/lot.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import type { ScoreFormat, SetScore } from '#domain/scoring/formats.ts';
import * as handshake from '#features/day/handshake/handshake.contract.ts';
import { MINUTE } from '../checks/day-record.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import type { DayLog, QueueMatch } from './day-log.ts';
import { madeScore } from './made-score.ts';
import { ANSWER, asCard, sendResult, type Watch } from './send-result.ts';

interface Phones {
  readonly tournamentId: number;
  readonly format: ScoreFormat;
  readonly date: string;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly lot: Lot;
  /** The share of matches whose result a player enters. */
  readonly share: number;
  /** The share of the other results that the desk corrects later. */
  readonly corrections: number;
  /** Of a player of this side, or of the coach of its team; undefined where nobody of it has one. */
  readonly deviceOf: (side: QueueMatch['player1']) => Device | undefined;
  readonly desk: Device;
  readonly watch: Watch;
}

export interface Played {
  readonly sets: readonly SetScore[];
  readonly winner: Side;
}

/** What the other side does about an entered result; each is as frequent as the others. */
const ANSWERS = ['yes', 'silence', 'no', 'swapped'] as const;

/**
 * The phones of the players. They enter results of their own matches; the other side agrees, says nothing, or contradicts, and
 * then the desk decides. A result with the sides swapped is contradicted, and the desk enters the right one.
 */
export class PlayerPhones {
  readonly #phones: Phones;
  readonly #answers: Promise<void>[] = [];

  constructor(phones: Phones) {
    this.#phones = phones;
  }

  /** False where no player enters the result of this match. */
  async enter(match: QueueMatch, played: Played): Promise<boolean> {
    const { share, lot, log, clock, watch } = this.#phones;
    if (lot(1000) >= share * 1000) return false;
    const side = lot(2) === 0 ? 'player1' : 'player2';
    const { deviceOf } = this.#phones;
    const device = deviceOf(match[side]);
    const other = deviceOf(match[opponent(side)]);
    if (!device) return false;
    const said = other ? (ANSWERS[lot(ANSWERS.length)] ?? 'yes') : 'silence';
    const entered = said === 'swapped' ? turned(played) : played;
    watch.sends(match, entered);
    await this.#send(device, match, entered);
    log.acknowledge(match, entered);
    log.hold(match.key, clock.now() + ANSWER);
    if (other && said !== 'silence') {
      const answer = { match, other, played, isYes: said === 'yes' };
      this.#answers.push(clock.join(() => this.#answer(answer)));
    }
    return true;
  }

  /** The desk may find out later that a result of its helpers has a wrong set. */
  corrects(match: QueueMatch, { winner }: Played): void {
    const { corrections, lot, log, clock, format } = this.#phones;
    if (lot(1000) >= corrections * 1000) return;
    const sets = madeScore(format, winner, lot);
    log.due.push({
      at: clock.now() + (2 + lot(20)) * MINUTE,
      eventId: match.eventId,
      run: () => this.#correct(match, { sets, winner }),
    });
  }

  /** Resolves once every player has answered. */
  async answered(): Promise<void> {
    await Promise.all(this.#answers);
  }

  #send(device: Device, match: QueueMatch, { sets, winner }: Played) {
    const { tournamentId: id, format } = this.#phones;
    const { stageId, matchId, drawNumber, resultVersion: baseVersion } = match;
    return must(
      device.send(handshake.enterOwn, {
        params: { id, stageId, matchId },
        body: {
          writeId: uuidv7(),
          drawNumber,
          baseVersion,
          winner,
          player1Id: match.player1?.id ?? '',
          player2Id: match.player2?.id ?? '',
          sets: asCard(sets),
          status: 'finished',
          scoreFormat: { id: format.id },
        },
      }),
      `the result of ${matchId} by a player`,
    );
  }

  async #answer({
    match,
    other,
    played,
    isYes,
  }: {
    readonly match: QueueMatch;
    readonly other: Device;
    readonly played: Played;
    readonly isYes: boolean;
  }): Promise<void> {
    const { tournamentId: id, clock, lot, log } = this.#phones;
    await clock.until(clock.now() + (10 + lot(50)) * 1000);
    const { stageId, matchId } = match;
    const params = { id, stageId, matchId };
    const seenVersion = match.resultVersion + 1;
    if (isYes) {
      const body = { seenVersion, isSameDevice: false };
      await must(other.send(handshake.confirmOwn, { params, body }), `agreeing to ${matchId}`);
      log.hold(match.key, clock.now());
      return;
    }
    const isSwapped = log.winnerOf(match) !== played.winner;
    // Who contradicts a right result, says that it was the other way round.
    const { sets, winner } = isSwapped ? played : turned(played);
    const claim = { sets: asCard(sets), winner, status: 'finished' as const };
    log.hold(match.key, Number.POSITIVE_INFINITY);
    await must(
      other.send(handshake.disputeOwn, { params, body: { seenVersion, claim } }),
      `contradicting ${matchId}`,
    );
    log.due.push({
      at: clock.now() + (2 + lot(5)) * MINUTE,
      eventId: match.eventId,
      run: () => (isSwapped ? this.#correct(match, played) : this.#settle(match)),
    });
  }

  /** The desk confirms the result that is stored. */
  async #settle({ key, stageId, matchId, resultVersion }: QueueMatch): Promise<void> {
    const { desk, tournamentId: id, log, clock } = this.#phones;
    const params = { id, stageId, matchId };
    const body = { seenVersion: resultVersion + 1 };
    await must(desk.send(handshake.confirmAtDesk, { params, body }), `deciding about ${matchId}`);
    log.hold(key, clock.now());
  }

  /** The desk enters another result in its place. */
  async #correct(match: QueueMatch, played: Played): Promise<void> {
    const { desk, log, clock, watch } = this.#phones;
    watch.sends(match, played);
    const baseVersion = match.resultVersion + 1;
    await sendResult({ ...this.#phones, device: desk }, match, { sets: played.sets, baseVersion });
    log.acknowledge(match, played);
    log.hold(match.key, clock.now());
  }
}

/** The same result with the sides swapped. */
function turned({ sets, winner }: Played): Played {
  return {
    winner: opponent(winner),
    sets: sets.map(({ player1, player2, ...set }) => ({
      ...set,
      player1: player2,
      player2: player1,
    })),
  };
}
