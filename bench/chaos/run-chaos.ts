import { Chance } from '#platform/testing/fuzz-values.ts';
import { applyAndPay, signInAll } from './applicants.ts';
import type { Audit } from './audit.ts';
import { fuzz } from './fuzz.ts';
import { scoreOffline } from './offline-phone.ts';
import { type Phone, VICTIMS, World } from './world.ts';
import { takeWritten, write } from './writers.ts';

export interface ChaosOptions {
  readonly rounds: number;
  readonly seed: number;
  /** People who apply for the few places of each round's tournament at the same time. */
  readonly applicants: number;
  readonly fuzzRequests: number;
  readonly say: (line: string) => void;
}

/** The last line of `npm run chaos`. */
export interface Outcome extends Audit {
  readonly killRounds: number;
  readonly ackedWrites: number;
  readonly lost: number;
  readonly offlineScores: number;
  readonly lostScores: number;
  readonly doubledScores: number;
  readonly fuzzRequests: number;
  readonly serverErrors: number;
}

const WRITERS = 4;
const MOST_WRITES = 40;
const MOST_PLACES = 8;
const SETTLED_WITHIN_MS = 120_000;
const STEP_MS = 6 * 60 * 60_000;

/**
 * A bad day: in each round kill -9 ends the server, its database or both while people write matches, race for places, pay through a
 * company that loses answers and repeats its messages, and score on phones without a signal. Then the books are audited, and at the end
 * requests made of the OpenAPI document arrive.
 */
export async function runChaos(options: ChaosOptions): Promise<Outcome> {
  const { rounds, seed, applicants, say } = options;
  const chance = new Chance(seed);
  const world = new World(chance, applicants + 2);
  await world.start();
  const phones = await signInAll(world, applicants + 2);
  const sums = {
    ackedWrites: 0,
    lost: 0,
    oversold: 0,
    offlineScores: 0,
    lostScores: 0,
    doubledScores: 0,
  };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await playRound(world, { phones, chance, sums, round });
      say(`${round} of ${rounds} rounds: ${sums.ackedWrites} writes, ${sums.lost} lost`);
    }
    const audited = await auditOnceSettled(world);
    say(`${rounds * applicants} applications; ${world.payments}`);
    say(`books: ${JSON.stringify(audited)}`);
    await world.close();
    const { requests, errors } = await fuzz(options.fuzzRequests, chance, (sent) =>
      say(`${sent} of ${options.fuzzRequests} made requests`),
    );
    for (const error of errors) say(error);
    return {
      killRounds: rounds,
      ackedWrites: sums.ackedWrites,
      lost: sums.lost,
      ...audited,
      oversold: sums.oversold + audited.oversold,
      offlineScores: sums.offlineScores,
      lostScores: sums.lostScores,
      doubledScores: sums.doubledScores,
      fuzzRequests: requests,
      serverErrors: errors.length,
    };
  } catch (error) {
    say(`The last words of the server:\n${world.lastWords}`);
    throw error;
  } finally {
    await world.close();
  }
}

/** Whether nothing happened that must not. */
export function holds(outcome: Outcome): boolean {
  const { lost, oversold, doubleCharges, unsettled, lostScores, doubledScores, serverErrors } =
    outcome;
  const broken = [
    lost,
    oversold,
    doubleCharges,
    unsettled,
    lostScores,
    doubledScores,
    serverErrors,
  ];
  return broken.every((count) => count === 0);
}

type Sums = {
  -readonly [Name in
    | 'ackedWrites'
    | 'lost'
    | 'oversold'
    | 'offlineScores'
    | 'lostScores'
    | 'doubledScores']: number;
};

interface Round {
  readonly phones: readonly Phone[];
  readonly chance: Chance;
  readonly sums: Sums;
  readonly round: number;
}

async function playRound(world: World, { phones, chance, sums, round }: Round): Promise<void> {
  const [writer, offline, ...applicants] = phones as [Phone, Phone, ...Phone[]];
  const tournamentId = await world.openTournament(1 + chance.below(MOST_PLACES));
  const written: string[] = [];
  const enough = 1 + chance.below(MOST_WRITES);
  let isCut = false;
  const cut = async () => {
    isCut = true;
    await world.cut(VICTIMS[round % VICTIMS.length] ?? 'both');
  };
  let cutting: Promise<void> | undefined;
  const acknowledged = (id: string) => {
    written.push(id);
    if (written.length >= enough) cutting ??= cut();
  };
  const [offlineScores] = await Promise.all([
    scoreOffline({ client: offline.unsure, reader: offline }, chance),
    ...applicants.map((phone) => applyAndPay(phone, { tournamentId, chance })),
    ...Array.from({ length: WRITERS }, () =>
      write(writer.sure, { isOver: () => isCut, acknowledged }),
    ),
  ]);
  await cutting;
  sums.oversold += await world.oversold();
  const there = await takeWritten(writer);
  await takeWritten(offline);
  sums.ackedWrites += written.length;
  sums.lost += written.filter((id) => !there.has(id)).length;
  sums.offlineScores += offlineScores.scores;
  sums.lostScores += offlineScores.lost;
  sums.doubledScores += offlineScores.doubled;
}

/** What is in the books once nothing waits any more: the numbers for a store end after days, and the company loses answers. */
async function auditOnceSettled(world: World): Promise<Audit> {
  const since = performance.now();
  for (;;) {
    const audited = await world.auditLater(STEP_MS);
    if (audited.unsettled === 0 || performance.now() - since > SETTLED_WITHIN_MS) return audited;
  }
}
