import type { Lot } from '#domain/bracket/lot.ts';
import * as queueContract from '#features/day/queue/queue.contract.ts';
import type { DayClock } from '../clock/day-clock.ts';
import { type Device, must } from '../http/insistent.ts';
import type { Options } from '../options.ts';
import type { PlayedTournament } from '../setup/make-tournament.ts';
import type { Team } from '../setup/teams.ts';
import { announceBreaks, type Breaks } from './breaks.ts';
import { Coaches } from './coaches.ts';
import { CourtDevice } from './court.ts';
import { DayLog, type Queue } from './day-log.ts';
import { runDesk } from './desk.ts';
import type { Figures } from './figures.ts';
import { NextStages } from './next-stages.ts';
import { NoShows } from './no-shows.ts';
import { PlayerPhones } from './player-phones.ts';
import type { Watch } from './send-result.ts';

interface PlayedDay extends Figures {
  readonly tournament: PlayedTournament;
  readonly date: string;
  readonly options: Options;
  readonly clock: DayClock;
  readonly desk: Device;
  /** The ids of the courts, each with its own device. */
  readonly courts: readonly { readonly id: string; readonly device: Device }[];
  /** The phones of players, by the id of the entry. */
  readonly deviceOf: ReadonlyMap<string, Device>;
  /** The person of an entry, who may have another one in another event. */
  readonly personOf: (entryId: string) => string;
  /** Of an event for teams; none without one. */
  readonly teams: readonly Team[];
  /** Somebody without an account. */
  readonly visitor: Device;
  /** Waits until play begins. */
  readonly begin: () => Promise<void>;
  readonly breaks: Breaks;
  readonly lot: Lot;
  readonly watch: Watch;
  readonly progress: (queue: Queue) => void;
}

/** Plays every match of an open day; gives what its desk, courts and coaches have seen. Throws what stops one of them. */
export async function playDay({
  options,
  courts,
  desk,
  deviceOf,
  ...day
}: PlayedDay): Promise<{ readonly log: DayLog; readonly coaches: Coaches | null }> {
  const log = new DayLog(day.personOf, options.teams?.atOnce);
  const { clock, tournament } = day;
  const { format, phones: share, corrections } = options;
  const common = { ...day, tournamentId: tournament.id, format, log };
  const coaches = options.teams && new Coaches({ ...common, desk });
  const phones = new PlayerPhones({
    ...common,
    share,
    corrections,
    desk,
    deviceOf: (side) => (coaches ? coaches.phoneOf(side) : deviceOf.get(side?.people[0]?.id ?? '')),
  });
  const noShows = new NoShows({ ...common, share: options.noShows, desk });
  const stages = new NextStages({ ...common, desk }, options.next === 'none');
  const devices = courts.map(
    ({ id, device }) => new CourtDevice({ ...common, id, device, phones, noShows }),
  );
  const answered = () => clock.aside(phones.answered());
  await clock.join(async () => {
    if (coaches) await exchangeFirst(coaches, { clock, desk, tournamentId: tournament.id });
    await day.begin();
  });
  await Promise.all([
    clock.join(async () => {
      await announceBreaks({ ...common, desk }, day.breaks);
      const around = { noShows, stages, coaches, answered };
      await runDesk({ ...common, ...around, device: desk, courts: devices });
      for (const device of devices) device.close();
    }),
    ...devices.map((device) => clock.join(() => device.play())),
  ]);
  await coaches?.exchanged();
  return { log, coaches };
}

interface Opened {
  readonly clock: DayClock;
  readonly desk: Device;
  readonly tournamentId: number;
}

/** The orders of the first ties are due before play begins. */
async function exchangeFirst(coaches: Coaches, { clock, desk, tournamentId: id }: Opened) {
  const sent = desk.send(queueContract.find, { params: { id } });
  await coaches.attend((await must(sent, 'reading the queue')).queue);
  await clock.aside(coaches.exchanged());
}
