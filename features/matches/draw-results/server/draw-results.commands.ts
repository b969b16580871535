import { isEntered } from '#domain/bracket/results.ts';
import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type ChosenFormat, isSameFormat } from '#domain/scoring/chosen-format.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { CommandServices } from '#platform/server/services.ts';
import type { EnteredResult } from '../draw-results.contract.ts';
import { toPlayed } from '../draw-results.entered.policy.ts';
import { type Locked, lockMatch, type Write } from './draw-results.locks.commands.ts';
import type { KnockoutOwner } from './draw-results.owner.provider.ts';
import {
  type ApplyRefusal,
  type Changed,
  type Entered,
  type Objection,
  save,
} from './draw-results.saving.commands.ts';

/** Results of a knockout's matches, for every owner of knockouts. The stage is locked. */

export interface ResultWrite extends Write {
  readonly player1Id: string;
  readonly player2Id: string;
  readonly result: EnteredResult;
  /** Null or missing: the five sets of the specification. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
  readonly notes?: string | undefined;
}

type WrongResult = Extract<ReturnType<typeof toPlayed>, { ok: false }>;
type Outcome<Found, Code extends string> = Promise<Result<Found, Code | 'MATCH_NOT_FOUND'>>;

/** Records or corrects a result, unless the match has one that its writer has not seen. Idempotent by `writeId`. */
export function saveResult<Found, Refusal extends string>(
  services: CommandServices,
  owner: KnockoutOwner<Found, Refusal>,
  write: ResultWrite,
): Promise<
  Awaited<Outcome<Found, Refusal | ApplyRefusal>> | Changed | WrongResult | Objection<Refusal>
> {
  return change<Found, Refusal, ApplyRefusal, Changed | WrongResult | Objection<Refusal>>(
    services,
    owner,
    write,
    (tx, locked) => enter(services, tx, locked, write),
  );
}

/**
 * Records a result as `saveResult` does, as a step inside a transaction: what else belongs to it is written or undone with it.
 */
export async function saveResultIn<Refusal extends string>(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  owner: Pick<KnockoutOwner<unknown, Refusal>, 'lock'>,
  write: ResultWrite,
): Promise<
  | Result<null, Refusal | ApplyRefusal | 'MATCH_NOT_FOUND'>
  | Changed
  | WrongResult
  | Objection<Refusal>
> {
  return changeIn<Refusal, ApplyRefusal, Changed | WrongResult | Objection<Refusal>>(
    tx,
    owner,
    write,
    (locked) => enter(services, tx, locked, write),
  );
}

async function enter<Refusal extends string>(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  locked: Locked<Refusal>,
  write: ResultWrite,
): Promise<Result<null, ApplyRefusal> | Changed | WrongResult | Objection<Refusal>> {
  const entered = enteredIn(locked, write);
  return entered.ok ? save(services, tx, locked, write, entered.value) : entered;
}

/** Clears a result, unless the match has one that the writer has not seen. Idempotent by `writeId`. */
export function clearResult<Found, Refusal extends string>(
  services: CommandServices,
  owner: KnockoutOwner<Found, Refusal>,
  write: Write,
): Promise<Awaited<Outcome<Found, Refusal | 'NEXT_MATCH_PLAYED'>> | Changed | Objection<Refusal>> {
  return change<Found, Refusal, 'NEXT_MATCH_PLAYED', Changed | Objection<Refusal>>(
    services,
    owner,
    write,
    (tx, locked) => clear(services, tx, locked, write),
  );
}

/** Clears a result as `clearResult` does, as a step inside a transaction. */
export function clearResultIn<Refusal extends string>(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  owner: Pick<KnockoutOwner<unknown, Refusal>, 'lock'>,
  write: Write,
): Promise<
  Result<null, Refusal | 'NEXT_MATCH_PLAYED' | 'MATCH_NOT_FOUND'> | Changed | Objection<Refusal>
> {
  return changeIn<Refusal, 'NEXT_MATCH_PLAYED', Changed | Objection<Refusal>>(
    tx,
    owner,
    write,
    (locked) => clear(services, tx, locked, write),
  );
}

async function clear<Refusal extends string>(
  services: Pick<CommandServices, 'clock' | 'publish'>,
  tx: Db,
  locked: Locked<Refusal>,
  write: Write,
): Promise<Result<null, 'NEXT_MATCH_PLAYED'> | Changed | Objection<Refusal>> {
  const cleared = await save(services, tx, locked, write, { result: null, notes: '' });
  if (cleared.ok || 'stored' in cleared || 'isObjection' in cleared) return cleared;
  // A stored result has its players, and nothing replaces it.
  return refuse('NEXT_MATCH_PLAYED');
}

/** A change in a transaction of its own; gives the knockout as its owner finds it. */
async function change<
  Found,
  Refusal extends string,
  Code extends string,
  Wrong extends { readonly ok: false },
>(
  { db }: Pick<CommandServices, 'db'>,
  owner: KnockoutOwner<Found, Refusal>,
  write: Write,
  act: (tx: Db, locked: Locked<Refusal>) => Promise<Result<null, Code> | Wrong>,
): Promise<Result<Found, Refusal | Code | 'MATCH_NOT_FOUND'> | Wrong> {
  const found = await owner.find(db);
  if (!found.ok) return found;
  return db.transaction(async (tx) => {
    const done = await changeIn<Refusal, Code, Wrong>(tx, owner, write, (locked) =>
      act(tx, locked),
    );
    return done.ok ? found : done;
  });
}

/** What every change has around it: the match is locked, and a write that was accepted before changes nothing. */
async function changeIn<
  Refusal extends string,
  Code extends string,
  Wrong extends { readonly ok: false },
>(
  tx: Db,
  owner: Pick<KnockoutOwner<unknown, Refusal>, 'lock'>,
  write: Write,
  act: (locked: Locked<Refusal>) => Promise<Result<null, Code> | Wrong>,
): Promise<Result<null, Refusal | Code | 'MATCH_NOT_FOUND'> | Wrong> {
  const locked = await lockMatch(tx, owner, write);
  if (!locked.ok) return locked;
  return locked.value ? act(locked.value) : ok(null);
}

function enteredIn(
  locked: Locked<string>,
  { player1Id, player2Id, scoreFormat, notes = '', ...write }: ResultWrite,
): Result<Entered, 'PLAYERS_CHANGED' | 'FORMAT_CHANGED'> | WrongResult {
  const { knockout, match } = locked;
  const played = toPlayed(match, write.result, scoreFormat);
  if (!played.ok) return played;
  const isSame = match.player1 === player1Id && match.player2 === player2Id;
  if (!isSame) return refuse('PLAYERS_CHANGED');
  if (!followsRules(locked, scoreFormat ?? null)) return refuse('FORMAT_CHANGED');
  return ok({ result: played.value, notes: knockout.hasNotes === false ? '' : notes });
}

/** A match without a result has the format that its owner has chosen, where the owner chooses one for everybody. */
function followsRules(
  { knockout, current, match }: Locked<string>,
  scoreFormat: ChosenFormat | null,
): boolean {
  const rules = knockout.rulesOf?.(match, current.draw);
  return !rules || isEntered(match.result) || isSameFormat(rules.scoreFormat, scoreFormat);
}
