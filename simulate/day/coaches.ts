import type { Lot } from '#domain/bracket/lot.ts';
import { opponent, type Side } from '#domain/scorecard/side.ts';
import { teamOf } from '#features/matches/ties/ties.sides.policy.ts';
import * as orders from '#features/tie-orders/tie-orders.contract.ts';
import * as atDesk from '#features/tie-orders/tie-orders.desk.contract.ts';
import * as everybody from '#features/ties/ties.contract.ts';
import type { Output } from '#platform/shared/endpoint.ts';
import { tieKeyOf } from '../checks/day-record.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import { playerPrefix, type Team } from '../setup/teams.ts';
import type { DayLog, Queue, QueueMatch } from './day-log.ts';
import { madeOrder } from './made-order.ts';

interface Around {
  readonly tournamentId: number;
  readonly clock: DayClock;
  readonly log: DayLog;
  readonly lot: Lot;
  readonly desk: Device;
  /** Somebody without an account. */
  readonly visitor: Device;
  readonly teams: readonly Team[];
}

type OwnTie = Output<typeof orders.find>['tie'];
type PublicTie = Output<typeof everybody.list>['ties']['ties'][number];

interface Exchange {
  readonly key: string;
  readonly stageId: string;
  readonly matchId: string;
  readonly team: Readonly<Record<Side, Team>>;
}

interface Filed {
  readonly exchange: Exchange;
  readonly side: Side;
  readonly players: readonly number[];
}

/** In one tie of so many a coach brings the order on paper, and the desk enters it. */
const ON_PAPER = 8;
/** In one tie of so many both coaches file at the same moment. */
const TOGETHER = 4;

/**
 * The coaches of teams: both file an order as soon as their tie is known, in secret, each on a phone; one in a while brings it to the
 * desk on paper. The coach who waits for the other order tries to read it.
 */
export class Coaches {
  readonly #around: Around;
  readonly #begun = new Set<string>();
  readonly #exchanges: Promise<void>[] = [];
  readonly #filed: Filed[] = [];
  /** By the number of the team in the draw. */
  readonly #phones = new Map<string, Device>();
  #open = 0;
  #readEarly = 0;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Orders are being exchanged: the desk looks again soon. */
  get isExchanging(): boolean {
    return this.#open > 0;
  }

  /** The phone of the coach of a side of a rubber. */
  phoneOf(side: QueueMatch['player1']): Device | undefined {
    return side ? this.#phones.get(teamOf(side.id)) : undefined;
  }

  /** How often an order was read that was not out. */
  get readEarly(): number {
    return this.#readEarly;
  }

  /** The coaches of the ties whose rubbers wait for orders begin to file them. */
  async attend({ notReady }: Queue): Promise<void> {
    const waiting = notReady.flatMap(({ key, obstacles }) =>
      obstacles.some(({ code }) => code === 'order-missing') ? [tieKeyOf(key)] : [],
    );
    const found = [...new Set(waiting)].filter((key) => !this.#begun.has(key));
    if (found.length === 0) return;
    const ties = await this.#publicTies();
    for (const key of found) {
      this.#begun.add(key);
      this.#open += 1;
      const exchange = this.#exchangeOf(key, ties);
      this.#exchanges.push(this.#around.clock.join(() => this.#run(exchange)));
    }
  }

  /** Resolves once every order is out that was begun. */
  async exchanged(): Promise<void> {
    await Promise.all(this.#exchanges);
  }

  /** How many orders their coaches read differently at the end than the server had taken them. */
  async lost(): Promise<number> {
    let lost = 0;
    for (const { exchange, side, players } of this.#filed) {
      const { order } = await this.#own(exchange, side);
      if (JSON.stringify(order?.players) !== JSON.stringify(players)) lost += 1;
    }
    return lost;
  }

  async #run(exchange: Exchange): Promise<void> {
    const { clock, lot, log } = this.#around;
    const first: Side = lot(2) === 0 ? 'player1' : 'player2';
    const second = opponent(first);
    await clock.until(clock.now() + (10 + lot(30)) * 1000);
    if (lot(TOGETHER) === 0) {
      await Promise.all([first, second].map((side) => this.#file(exchange, side)));
    } else {
      await this.#file(exchange, first);
      await clock.until(clock.now() + (5 + lot(15)) * 1000);
      await this.#peek(exchange, first);
      const isOnPaper = lot(ON_PAPER) === 0;
      await (isOnPaper ? this.#enter(exchange, second) : this.#file(exchange, second));
    }
    const { revealedAt } = await this.#own(exchange, first);
    if (revealedAt === null) throw new Error(`the orders of ${exchange.key} are not out`);
    log.revealed(exchange.key, Date.parse(revealedAt));
    this.#open -= 1;
  }

  async #file(exchange: Exchange, side: Side): Promise<void> {
    const { lot } = this.#around;
    const { stageId, matchId, team } = exchange;
    const { template, letters } = await this.#own(exchange, side);
    const players = madeOrder(template, letters, team[side].squad, lot);
    const params = { stageId, matchId, side };
    const sent = team[side].phone.send(orders.file, { params, body: { players, baseVersion: 0 } });
    await must(sent, `the order of ${team[side].name}`);
    this.#filed.push({ exchange, side, players });
  }

  async #enter(exchange: Exchange, side: Side): Promise<void> {
    const { lot, desk, tournamentId: id } = this.#around;
    const { stageId, matchId, team } = exchange;
    const { template, letters } = await this.#own(exchange, side);
    const players = madeOrder(template, letters, team[side].squad, lot);
    const params = { id, stageId, matchId, side };
    const body = { players, baseVersion: 0, reason: '' };
    const sent = desk.send(atDesk.enter, { params, body });
    await must(sent, `the order of ${team[side].name} at the desk`);
    this.#filed.push({ exchange, side, players });
  }

  /** The other coach, the desk and a visitor try to read the order of a side that is not out. */
  async #peek(exchange: Exchange, filed: Side): Promise<void> {
    const { desk, tournamentId: id } = this.#around;
    const { stageId, matchId, team } = exchange;
    const secret = playerPrefix(team[filed].name);
    const { phone } = team[opponent(filed)];
    const own = await this.#own(exchange, opponent(filed));
    const params = { stageId, matchId, side: filed };
    const { data: stolen } = await phone.send(orders.find, { params });
    const { ties } = await must(
      desk.send(atDesk.listForDesk, { params: { id } }),
      'reading the orders at the desk',
    );
    const listed = ties.find((tie) => tie.stageId === stageId && tie.matchId === matchId);
    const read = [
      JSON.stringify(own).includes(secret),
      own.rubbers !== null,
      stolen !== null,
      listed?.sides[filed].players !== null,
      JSON.stringify(await this.#public(exchange)).includes(secret),
    ];
    this.#readEarly += read.filter(Boolean).length;
  }

  async #own({ stageId, matchId, team }: Exchange, side: Side): Promise<OwnTie> {
    const sent = team[side].phone.send(orders.find, { params: { stageId, matchId, side } });
    return (await must(sent, `the tie ${matchId} of ${team[side].name}`)).tie;
  }

  async #public({ key }: Exchange): Promise<PublicTie | undefined> {
    return (await this.#publicTies()).find((tie) => keyOf(tie) === key);
  }

  async #publicTies(): Promise<readonly PublicTie[]> {
    const { visitor, tournamentId: id } = this.#around;
    const sent = visitor.send(everybody.list, { params: { id } });
    return (await must(sent, 'reading the ties')).ties.ties;
  }

  #exchangeOf(key: string, ties: readonly PublicTie[]): Exchange {
    const tie = ties.find((one) => keyOf(one) === key);
    const team = (name: string | undefined): Team => {
      const found = this.#around.teams.find((one) => one.name === name);
      if (!found) throw new Error(`the team ${name} of ${key} is not known`);
      return found;
    };
    const { stageId = '', matchId = '' } = tie ?? {};
    const sides = { player1: team(tie?.team1?.name), player2: team(tie?.team2?.name) };
    this.#phones.set(tie?.team1?.id ?? '', sides.player1.phone);
    this.#phones.set(tie?.team2?.id ?? '', sides.player2.phone);
    return { key, stageId, matchId, team: sides };
  }
}

function keyOf({ stageId, matchId }: Pick<PublicTie, 'stageId' | 'matchId'>): string {
  return `${stageId} ${matchId}`;
}
