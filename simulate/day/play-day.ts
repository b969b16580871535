import type { Lot } from '#domain/bracket/lot.ts';
import type { DayClock } from '../clock/day-clock.ts';
import type { Device } from '../http/insistent.ts';
import type { Options } from '../options.ts';
import type { PlayedEvent } from '../setup/make-tournament.ts';
import { CourtDevice } from './court.ts';
import { DayLog, type Queue } from './day-log.ts';
import { runDesk } from './desk.ts';
import type { Figures } from './figures.ts';
import { PlayerPhones } from './player-phones.ts';

interface PlayedDay extends Figures {
  readonly event: PlayedEvent;
  readonly date: string;
  readonly options: Options;
  readonly clock: DayClock;
  readonly desk: Device;
  /** The ids of the courts, each with its own device. */
  readonly courts: readonly { readonly id: string; readonly device: Device }[];
  /** The phones of players, by the id of the entry. */
  readonly deviceOf: ReadonlyMap<string, Device>;
  readonly lot: Lot;
  readonly progress: (queue: Queue) => void;
}

/** Plays every match of an open day; gives what its desk and courts have seen. Throws what stops one of them. */
export async function playDay({
  options,
  courts,
  desk,
  deviceOf,
  ...day
}: PlayedDay): Promise<DayLog> {
  const log = new DayLog();
  const { clock } = day;
  const { format, phones: share, corrections } = options;
  const phones = new PlayerPhones({ ...day, format, log, share, corrections, deviceOf, desk });
  const devices = courts.map(
    ({ id, device }) => new CourtDevice({ ...day, id, device, log, format, phones }),
  );
  const answered = () => clock.aside(phones.answered());
  await Promise.all([
    clock.join(async () => {
      await runDesk({ ...day, device: desk, log, courts: devices, answered });
      for (const device of devices) device.close();
    }),
    ...devices.map((device) => clock.join(() => device.play())),
  ]);
  return log;
}
