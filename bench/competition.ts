import { amend } from '#domain/bracket/amendments.ts';
import { drawQualified } from '#domain/bracket/draw-qualified.ts';
import { sampleDraw } from '#domain/bracket/sample-draws.ts';
import type { Entrant } from '#domain/bracket/vocabulary.ts';
import { makeGroups, sizes } from '#domain/groups/groups.ts';
import { forecast } from '#domain/order-of-play/forecast.ts';
import { planned } from '#domain/order-of-play/plan.ts';
import { courts, knockout, sampleDay } from '#domain/order-of-play/sample-days.ts';
import { judgeOrder } from '#domain/team-tie/order.ts';
import { findTemplate } from '#domain/team-tie/templates.ts';
import { queueOf300 } from './queue.ts';
import { type Measure, median } from './report.ts';
import { timed } from './timed.ts';

const ROUNDS = 15;

/** The engines of a tournament's draw and day. A phone takes about four times as long. */
export const measure: Measure = async () => [
  {
    what: 'draw of 512 after 128 groups, with constraints',
    value: worstOf(drawAfterGroups),
    unit: 'ms',
    atMost: 50,
  },
  {
    what: '512 players of 60 clubs into 128 groups',
    value: worstOf(groupsOf512),
    unit: 'ms',
    atMost: 50,
  },
  {
    what: 'withdrawal of a seed from a draw of 512',
    value: timed(withdrawal()),
    unit: 'ms',
    atMost: 50,
  },
  {
    what: 'forecast of a day of 300 open matches',
    value: timed(dayOf300()),
    unit: 'ms',
    atMost: 50,
  },
  {
    what: 'queue of a day of 300 open matches, with its reasons and times',
    value: timed(queueOf300()),
    unit: 'ms',
    atMost: 50,
  },
  {
    what: 'an order of badminton with an empty rubber, judged against a squad of 12',
    value: timed(judgedOrder),
    unit: 'ms',
    atMost: 1,
  },
  { what: 'plan of a day of 1,000 matches', value: timed(plan(), ROUNDS), unit: 'ms', atMost: 50 },
];

/** The longest way: everybody of the squad is tried in the places that are empty. */
function judgedOrder(): void {
  const squad = Array.from({ length: 12 }, (_, index) => index + 1);
  const order = [1, 2, null, null, 3, 1, 2];
  judgeOrder(findTemplate('bd-2d3s')!, 'player1', order, squad);
}

/** The slowest median over random seeds: some lots have to be repeated. */
function worstOf(work: (randomSeed: number) => void): number {
  work(0);
  const times = Array.from({ length: 10 }, (_, randomSeed) =>
    median(
      Array.from({ length: 5 }, () => {
        const started = performance.now();
        work(randomSeed);
        return performance.now() - started;
      }),
    ),
  );
  return Math.max(...times);
}

const entrants: readonly Entrant[] = Array.from({ length: 512 }, (_, index) => ({
  id: `p${index}`,
  name: `Player ${index}`,
  club: `Club ${(index * 7919) % 60}`,
  ...(index % 3 === 0 && { rating: 1000 + index }),
}));

function drawAfterGroups(randomSeed: number): void {
  const groups = Array.from({ length: 128 }, (_, group) =>
    entrants.slice(4 * group, 4 * group + 4).map(({ id }) => id),
  );
  const made = drawQualified(entrants, groups, { randomSeed, tradition: 'table-tennis' });
  if (!made.ok) throw new Error(made.code);
}

function groupsOf512(randomSeed: number): void {
  makeGroups(entrants, { wanted: 4, randomSeed });
}

function withdrawal(): () => void {
  const made = sampleDraw(entrants);
  const player = made.seeds[1]!;
  return () => void amend(made, { kind: 'withdrawal', player });
}

function dayOf300(): () => void {
  const day = sampleDay([...knockout('a', 256, 20), ...knockout('b', 64, 20)].slice(0, 300), {
    courts: courts(10),
    rules: { restMinutes: 10, changeMinutes: 3 },
  });
  return () => void forecast(day);
}

/** Two events in groups, each with a knockout of the first two, and one knockout: 1,013 matches. */
function plan(): () => void {
  const event = (id: string, sides: number) => ({
    id,
    sides,
    minutes: 20,
    format: { kind: 'groups', sizes: sizes(sides, 4)!, knockouts: [{ from: 1, to: 2 }] } as const,
  });
  const day = {
    events: [
      event('a', 256),
      event('b', 200),
      { id: 'c', sides: 105, minutes: 20, format: { kind: 'knockout' } as const },
    ],
    courts: courts(20).map(({ id }) => id),
    start: 540,
    rules: { restMinutes: 10, changeMinutes: 3 },
  };
  return () => {
    const made = planned(day);
    if (!made.ok || made.value.matches < 1000) throw new Error('not a day of 1,000 matches');
  };
}
