import { clearedBy } from '#domain/bracket/results.ts';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { decide } from '#domain/common/versioned-write.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import * as results from '../../draws/server/draws.results.commands.ts';
import type { ResultMark } from '../../draws/server/draws.results.store.ts';
import { publishAgreed, publishResult } from '../../server/matches.results.commands.ts';
import * as matchStore from '../../server/matches.store.ts';
import type { ConflictingResult } from '../draw-results.contract.ts';
import { apply, isStored, retainsFormat } from '../draw-results.policy.ts';
import {
  agreedClears,
  type Locked,
  type ResultContent,
  type Write,
} from './draw-results.locks.commands.ts';

/** Decides on a result of a locked match, and writes it. */

/** The match has another result than its writer saw. */
export interface Changed {
  readonly ok: false;
  readonly code: 'MATCH_CHANGED';
  readonly stored: ConflictingResult;
}

/** The owner of the knockout refuses what the result would make of it. */
export interface Objection<Code extends string> {
  readonly ok: false;
  readonly code: Code;
  readonly isObjection: true;
}

export type ApplyRefusal =
  | Extract<ReturnType<typeof apply>, { ok: false }>['code']
  | 'FORMAT_CHANGED';

export interface Entered {
  readonly result: PlayedResult | null;
  readonly notes: string;
}

/** Decides on the input, and writes it with the later results that it clears. */
export async function save<Refusal extends string>(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  locked: Locked<Refusal>,
  write: Write,
  entered: Entered,
): Promise<Result<null, ApplyRefusal> | Changed | Objection<Refusal>> {
  const { knockout, current, match, mark, baseVersion } = locked;
  const same = isStored(mark, entered);
  const storedVersion = mark?.version ?? 0;
  const decision = decide({ storedVersion, seenVersion: baseVersion, same });
  if (decision === 'agrees') {
    // A later write of the same phone may follow this one; where nothing was ever stored there is nothing to follow.
    if (!mark) return ok(null);
    const agreed = { resultVersion: mark.version, cleared: [], now: services.clock.now() };
    await insertHistory(tx, locked, write, { ...entered, ...agreed });
    await publishAgreed(services, tx, { isDesk: knockout.isDesk, stored: mark });
    return ok(null);
  }
  if (decision === 'changed') return changed(mark);
  if (!retainsFormat(match.result, entered.result)) return refuse('FORMAT_CHANGED');
  const step = apply(current.draw, match, entered.result, await agreedClears(tx, locked, write));
  if (!step.ok) return step;
  const objection = await knockout.findObjection?.(tx, current.draw, step.value.next);
  if (objection) return { ok: false, code: objection, isObjection: true };
  const cleared = clearedBy(current.draw, step.value, match.id);
  await insert(tx, locked, write, { ...entered, cleared, now: services.clock.now() });
  await publishResult(services, tx, { ...knockout.row, stageId: knockout.stageId });
  return ok(null);
}

async function insert(
  tx: Db,
  locked: Locked<string>,
  write: Write,
  {
    result,
    notes,
    now,
    ...entered
  }: Entered & { readonly cleared: readonly Match[]; readonly now: Date },
): Promise<void> {
  const { accountId, courtName = null } = write;
  const by = { accountId, courtName, now };
  const resultVersion = await saveMatch(tx, locked, { result, notes }, by);
  const cleared: NonNullable<ResultContent['cleared']>[number][] = [];
  for (const { id } of entered.cleared) {
    const version = await results.clearResultIn(tx, locked.current.marks.get(id)!, by);
    cleared.push({ matchId: id, resultVersion: version });
  }
  await insertHistory(tx, locked, write, { result, notes, resultVersion, cleared, now });
}

/** Stores the write itself, with the versions that it gave to results, or found. */
async function insertHistory(
  tx: Db,
  { knockout }: Locked<string>,
  { drawNumber, matchId, writeId, accountId, linkId = null }: Write,
  {
    result,
    notes,
    resultVersion,
    cleared,
    now,
  }: Entered & Pick<ResultContent, 'resultVersion' | 'cleared'> & { readonly now: Date },
): Promise<void> {
  await matchStore.insertWrite(tx, {
    id: writeId,
    subjectId: knockout.stageId,
    kind: result ? 'score' : 'remove',
    version: await knockout.countWrite(tx),
    content: { drawNumber, matchId, result, notes, resultVersion, cleared },
    accountId,
    linkId,
    at: now,
  });
}

/** Writes or clears the result of the match itself; gives its version. */
async function saveMatch(
  tx: Db,
  { knockout, current, match, mark }: Locked<string>,
  { result, notes }: Entered,
  by: { readonly accountId: string | null; readonly courtName: string | null; readonly now: Date },
): Promise<number> {
  if (!result) return results.clearResultIn(tx, mark!, by);
  const stage = {
    ...knockout.row,
    stageId: knockout.stageId,
    drawNumber: current.number,
    rounds: current.draw.rounds,
    kind: 'knockout',
  } as const;
  // A match with a result has both of its players.
  const player1 = knockout.sideOf(match.player1!);
  const player2 = knockout.sideOf(match.player2!);
  const { findPlayers } = knockout;
  return results.saveResultIn(tx, stage, {
    match,
    mark,
    result,
    player1,
    player2,
    notes,
    ...by,
    ...(findPlayers && { findPlayers: (db) => findPlayers(db, [match.player1!, match.player2!]) }),
  });
}

function changed(mark: ResultMark | null): Changed {
  const result = mark?.result ?? null;
  const stored: ConflictingResult = {
    version: mark?.version ?? 0,
    kind: result?.kind ?? null,
    winner: result?.winner ?? null,
    score: result && 'score' in result ? (result.score ?? null) : null,
    scoredBy: mark?.scoredBy ?? null,
    scoredByCourt: mark?.scoredByCourt ?? null,
  };
  return { ok: false, code: 'MATCH_CHANGED', stored };
}
