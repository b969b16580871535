import { ok, type Result, refuse } from '#domain/common/result.ts';
import * as drafts from '#features/matches/server/matches.drafts.store.ts';
import * as matches from '#features/matches/server/matches.store.ts';
import type { Services } from '#platform/server/services.ts';
import { haveOwnNames } from '../../practice.policy.ts';
import { sidesOf } from '../free-practice.policy.ts';

export interface NewDraft {
  readonly id: string;
  readonly player1Name: string;
  readonly player2Name: string;
  readonly partner1Name?: string | undefined;
  readonly partner2Name?: string | undefined;
  readonly playedOn: string;
  readonly accountId: string;
}

/** Adds a match to the list of the account; the same one again gives the match as it is. */
export async function addDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  draft: NewDraft,
): Promise<Result<matches.StoredMatch, 'SAME_PLAYER' | 'TOO_MANY_MATCHES'>> {
  const { id, playedOn, accountId } = draft;
  const { player1, player2 } = sidesOf(draft);
  if (!haveOwnNames(player1, player2)) return refuse('SAME_PLAYER');
  const known = await matches.findById(db, id);
  if (!known && (await drafts.listDrafts(db, accountId)).length >= drafts.MOST_DRAFTS) {
    return refuse('TOO_MANY_MATCHES');
  }
  await matches.insert(db, {
    id,
    kind: 'one-on-one',
    ownerAccountId: accountId,
    playedOn,
    player1,
    player2,
    sets: [],
    result: '0-0',
    status: 'scheduled',
    state: 'draft',
    // Not scored yet, so that a first score made offline meets no conflict.
    version: 0,
    createdAt: clock.now(),
  });
  const added = (await matches.findById(db, id))!;
  // The id belongs to somebody else: treated as unusable.
  return added.ownerAccountId === accountId ? ok(added) : refuse('TOO_MANY_MATCHES');
}

export interface Confirmation {
  readonly writeId: string;
  readonly matchIds: readonly string[];
  readonly accountId: string;
}

/** Puts drafts into the records and gives how many. Sent again it gives the same answer. */
export async function confirmDrafts(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { writeId, matchIds, accountId }: Confirmation,
): Promise<Result<number, 'NOTHING_TO_CONFIRM'>> {
  return db.transaction(async (tx) => {
    const confirmed = await drafts.updateConfirmed(tx, { accountId, matchIds });
    // Asked afterwards: the first try may have been under way, and has ended while this one waited for the matches.
    const earlier = await matches.findWrite(tx, writeId);
    if (earlier?.accountId === accountId) return ok(earlier.version);
    const [first] = confirmed;
    if (!first) return refuse('NOTHING_TO_CONFIRM');
    await matches.insertWrite(tx, {
      id: writeId,
      subjectId: first,
      kind: 'confirm',
      version: confirmed.length,
      content: { matchIds: confirmed },
      accountId,
      at: clock.now(),
    });
    return ok(confirmed.length);
  });
}
