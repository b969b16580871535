import { ok, type Result, refuse } from '#domain/common/result.ts';
import { type Cancelled, cancelAll } from '#features/entries/server/entries.cancellation.store.ts';
import type { OnOffered } from '#features/entries/server/entries.places.store.ts';
import { lockSwept, offerFreed } from '#features/entries/server/entries.places.store.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { mergeEdit, pick } from '#platform/shared/merge-edit.ts';
import type { StoredTournament } from '../../server/tournaments.store.ts';
import * as tournaments from '../../server/tournaments.store.ts';
import type { TournamentForm } from '../publishing.form.ts';
import { type TournamentValues, valuesOf } from '../publishing.policy.ts';
import * as store from './publishing.store.ts';

/** Changes of a published tournament, each under its lock: what is decided here holds for every entry. */

interface Request {
  readonly id: number;
  readonly clock: Clock;
  readonly onOffered: OnOffered;
}

export interface Edited {
  readonly before: StoredTournament;
  readonly after: StoredTournament;
}

export type EditRefusal = 'TOURNAMENT_NOT_FOUND' | 'TOURNAMENT_CANCELLED' | 'LIMIT_BELOW_TAKEN';

interface Edit extends Request {
  readonly form: TournamentForm;
  /** What the form began with; undefined replaces everything. */
  readonly was: TournamentValues | undefined;
}

/** Somebody else has changed the same fields to what `theirs` says. */
interface Clash {
  readonly ok: false;
  readonly code: 'TOURNAMENT_CHANGED';
  readonly theirs: Partial<TournamentForm>;
}

/** Changes what the form changed; places that this frees go to the waiting list. */
export async function edit(
  db: Db,
  { id, clock, onOffered, form, was }: Edit,
  also: (tx: Db, edited: Edited) => Promise<void>,
): Promise<Result<StoredTournament, EditRefusal> | Clash> {
  return db.transaction(async (tx) => {
    const locked = await lockSwept(tx, id, clock, onOffered);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament: before, now } = locked;
    if (before.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    const stored = valuesOf(before);
    const { merged, clashes } = mergeEdit({ was: was ?? {}, wanted: form, stored });
    if (clashes.length > 0) {
      return { ok: false, code: 'TOURNAMENT_CHANGED', theirs: pick(stored, clashes) };
    }
    const columns = store.columnsOf(merged);
    if (columns.participantLimit < before.placesTaken) return refuse('LIMIT_BELOW_TAKEN');
    await store.update(tx, id, columns);
    const after = await offerFreed(tx, { ...before, ...columns }, now, onOffered);
    await also(tx, { before, after });
    return ok(after);
  });
}

/** Closes entries, or takes them again and offers what is free to the waiting list. Twice is no error. */
export async function setOpen(
  db: Db,
  { id, clock, onOffered, open }: Request & { open: boolean },
  also: (tx: Db, changed: StoredTournament) => Promise<void>,
): Promise<Result<StoredTournament, 'TOURNAMENT_NOT_FOUND' | 'TOURNAMENT_CANCELLED'>> {
  return db.transaction(async (tx) => {
    const before = await tournaments.findForUpdate(tx, id);
    if (!before) return refuse('TOURNAMENT_NOT_FOUND');
    if (before.state === 'cancelled') return refuse('TOURNAMENT_CANCELLED');
    const state = open ? 'open' : 'closed';
    if (before.state === state) return ok(before);
    await store.updateState(tx, id, { state });
    const after = await offerFreed(tx, { ...before, state }, clock.now(), onOffered);
    await also(tx, after);
    return ok(after);
  });
}

export type CancelRefusal = 'TOURNAMENT_NOT_FOUND' | 'ALREADY_CANCELLED' | 'TOURNAMENT_OVER';

/** Cancels a tournament with all its entries; `also` owes the fees back and tells everybody. */
export async function cancel(
  db: Db,
  { id, clock }: Pick<Request, 'id' | 'clock'>,
  also: (tx: Db, tournament: StoredTournament, cancelled: Cancelled) => Promise<void>,
): Promise<Result<null, CancelRefusal>> {
  return db.transaction(async (tx) => {
    const locked = await lockSwept(tx, id, clock);
    if (!locked) return refuse('TOURNAMENT_NOT_FOUND');
    const { tournament, now } = locked;
    if (tournament.state === 'cancelled') return refuse('ALREADY_CANCELLED');
    if (tournament.eventDate < dayInJapan(now)) return refuse('TOURNAMENT_OVER');
    const cancelled = await cancelAll(tx, tournament, now);
    await store.updateState(tx, id, { state: 'cancelled' });
    await also(tx, { ...tournament, state: 'cancelled' }, cancelled);
    return ok(null);
  });
}
