import { describe, expect } from 'vitest';
import { lotFrom } from '#domain/bracket/lot.ts';
import type { Endpoint, Sent } from '#platform/shared/endpoint.ts';
import { listening } from '#platform/testing/read-stream.ts';
import { type TestApp, test } from '../../apps/server/test-app.ts';
import { DayClock } from '../clock/day-clock.ts';
import { plannedMinutes } from '../day/figures.ts';
import { type Answer, bearer, type Client } from '../http/client.ts';
import { readOptions } from '../options.ts';
import { LiveReaders } from '../readers/live-readers.ts';
import { rehearse } from '../rehearsal.ts';
import { OWN_LOGIN } from '../setup/own-login.ts';
import { ensureOrganizer } from './organizer.commands.ts';

function optionsOf(line: string) {
  const read = readOptions(line.split(' '));
  if (!read.ok || read.value === 'help') throw new Error('no options');
  return read.value;
}

/** Plays a day on a test server, whose clock moves only when everybody waits. */
async function played(server: TestApp, line: string) {
  await ensureOrganizer(server.services);
  const options = optionsOf(line);
  const refusals: string[] = [];
  const losses: string[] = [];
  const operations = new Set<string>();
  const clock = new DayClock({
    flows: false,
    now: () => server.clock.now().getTime(),
    reach: async (time) => {
      server.clock.advance({ seconds: (time - server.clock.now().getTime()) / 1000 });
    },
  });
  const readers = new LiveReaders({
    count: options.readers,
    losses: options.losses,
    lot: lotFrom(5),
    base: await addressOf(server, options.readers),
  });
  const { judged, reading } = await rehearse({
    options,
    clock,
    client: (token) => deviceOf(server, token),
    login: OWN_LOGIN,
    startTime: '13:00',
    randomSeed: 7,
    outages: [],
    answered: (operation, _ms, refusal) => {
      operations.add(operation);
      if (refusal) refusals.push(`${operation} ${refusal}`);
    },
    lost: (loss) => losses.push(loss),
    say: () => {},
    readers,
    begins: () => {},
    progress: () => {},
    settled: async () => {},
    isGuest: false,
  });
  return {
    judged,
    reading,
    refusals,
    losses,
    operations: [...operations],
    planned: plannedMinutes(options),
  };
}

/** Readers are on the network. */
async function addressOf({ app }: TestApp, readers: number): Promise<() => string> {
  if (readers === 0) return () => '';
  const address = await listening(app.http);
  return () => address;
}

function deviceOf(server: TestApp, token?: string): Client {
  const phone = server.phone();
  return {
    cookie: () => [...phone.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    call: async <E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
      (await phone.call(endpoint, sent as object, bearer(token))) as Answer<E>,
  };
}

/** On a busy machine; alone it takes a few seconds. */
const LONGEST = 180_000;

const UNBROKEN = {
  rewrittenMatches: 0,
  idleCourtMinutesWhileReady: 0,
  restViolations: 0,
  doubleBookings: 0,
  lostResults: 0,
  doubledResults: 0,
  wrongBracketResults: 0,
  wrongStandings: 0,
};

describe('A simulated day', () => {
  test(
    'A knockout of eight on two tables with their links takes as long as planned, and those who follow it see every result',
    async ({ server }) => {
      const day = await played(server, '--players 8 --courts 2 --readers 12');
      const { judged, reading, refusals, operations, planned } = day;
      expect(judged).toMatchObject({ ...UNBROKEN, matches: 7 });
      expect(refusals).toEqual([]);
      expect(judged.makespanMinutes / planned).toBeLessThanOrEqual(1.02);
      expect(operations).toContain('courtLinks.enter');
      const { streamed, others, ...wrong } = reading;
      expect(Object.values(wrong)).toEqual([0, 0, 0, 0]);
      expect(streamed.length + others.length).toBe(7 * 12);
    },
    LONGEST,
  );

  test(
    'Two events with people in both, groups with what follows them, lunch, a court out of use and no-shows hold every check',
    async ({ server }) => {
      const line =
        '--players 6 --events 2 --both 0.5 --courts 3 --draw groups --next first-two --breaks --no-shows 0.4';
      const { judged, operations } = await played(server, line);
      expect(judged).toMatchObject({ ...UNBROKEN, matches: 2 * (6 + 3) });
      for (const one of ['queue.addBreak', 'queue.decideWalkover', 'eventDraws.createDraw']) {
        expect(operations).toContain(one);
      }
    },
    LONGEST,
  );

  test(
    'Teams in groups with the knockout that follows, results on phones of coaches, lunch and a court out of use hold every check',
    async ({ server }) => {
      const line =
        '--teams 6 --courts 2 --draw groups --next first-two --phones 0.5 --breaks --at-once 2';
      const { judged, operations } = await played(server, line);
      const { ties, replayedMinutes: _, ...wrong } = judged.teams!;
      expect(judged).toMatchObject(UNBROKEN);
      expect(Object.values(wrong)).toEqual(Object.values(wrong).map(() => 0));
      expect(ties).toBe(6 + 3);
      for (const one of ['queue.addBreak', 'handshake.enterOwn', 'eventDraws.createDraw']) {
        expect(operations).toContain(one);
      }
    },
    LONGEST,
  );

  test(
    'Four teams exchange their orders in secret, first ties play every rubber, and every tie has a winner',
    async ({ server }) => {
      const line = '--teams 4 --courts 2 --at-once 2 --stop first-tie-all';
      const { judged, refusals, operations } = await played(server, line);
      const { ties, replayedMinutes, ...wrong } = judged.teams!;
      expect(judged).toMatchObject(UNBROKEN);
      expect(ties).toBe(3);
      expect(Object.values(wrong)).toEqual([0, 0, 0, 0, 0, 0]);
      expect(judged.matches).toBeGreaterThanOrEqual(5 + 5 + 3);
      expect(judged.makespanMinutes - replayedMinutes).toBeLessThanOrEqual(23 + 5);
      // Each time that somebody asks for the order of the other side.
      expect(new Set(refusals)).toEqual(new Set(['tieOrders.find TIE_NOT_FOUND']));
      expect(operations).toContain('tieOrders.file');
    },
    LONGEST,
  );

  const DRAWS = { knockout: 15, groups: 18 };
  for (const [draw, matches] of Object.entries(DRAWS)) {
    test(
      `Results of a day of ${draw} by the phones of the players, contradicted and corrected ones too, are read once and in their places`,
      async ({ server }) => {
        const line = `--players 16 --courts 3 --draw ${draw} --phones 0.8 --corrections 0.5`;
        const { judged, refusals, operations } = await played(server, line);
        expect(judged).toMatchObject({ ...UNBROKEN, matches });
        expect(refusals).toEqual([]);
        for (const one of ['enterOwn', 'confirmOwn', 'disputeOwn', 'confirmAtDesk']) {
          expect(operations).toContain(`handshake.${one}`);
        }
      },
      LONGEST,
    );
  }

  test(
    'Groups on a bad network lose and double no result',
    async ({ server }) => {
      const line = '--players 7 --courts 2 --draw groups --faults 0.4';
      const { judged, losses } = await played(server, line);
      expect(judged).toMatchObject({ ...UNBROKEN, matches: 9 });
      expect(new Set(losses)).toEqual(new Set(['before', 'after', 'twice', 'late']));
    },
    LONGEST,
  );
});
