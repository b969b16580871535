import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { WantedLine } from '#features/entries/applications/applications.vocabulary.ts';
import * as applications from '#features/entries/applications/server/applications.store.ts';
import { findEditable } from '#features/groups/server/groups.commands.ts';
import * as tournaments from '#features/tournaments/server/tournaments.store.ts';
import type { Services } from '#platform/server/services.ts';

interface Draft {
  /** From the browser that begins the draft. */
  readonly id: string;
  readonly accountId: string;
  readonly tournamentId: number;
  readonly groupId: number;
  /** From the browser; the same save sent again changes nothing. */
  readonly saveId: string;
  /** Of the draft that the teacher has seen; 0 of a new one. */
  readonly version: number;
  readonly lines: readonly WantedLine[];
}

export type DraftRefusal =
  | 'TOURNAMENT_NOT_FOUND'
  | 'GROUP_NOT_FOUND'
  | 'GROUP_NOT_EDITABLE'
  | 'DRAFT_CHANGED'
  | 'ALREADY_APPLIED';

/** Stores the draft of a group for a tournament, of which there is one; a save over a newer version is refused. */
export async function saveDraft(
  services: Services,
  { id, accountId, tournamentId, groupId, saveId, version, lines }: Draft,
): Promise<Result<{ id: string; version: number }, DraftRefusal>> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const group = await findEditable(tx, { accountId, groupId });
    if (!group.ok) return group;
    const tournament = await tournaments.findById(tx, tournamentId);
    if (!tournament || tournament.isUnlisted) return refuse('TOURNAMENT_NOT_FOUND');
    const stored = await applications.findForUpdate(tx, id);
    if (!stored) {
      const begun = { id, tournamentId, groupId, byAccountId: accountId, state: 'draft' } as const;
      const draft = { ...begun, wanted: lines, lastWriteId: saveId, createdAt: clock.now() };
      // Another teacher has begun one meanwhile.
      if (!(await applications.insertDraft(tx, draft))) return refuse('DRAFT_CHANGED');
      return ok({ id, version: 1 });
    }
    const refusal = refusalOfSave(stored, { tournamentId, groupId, saveId, version });
    if (refusal) return refuse(refusal);
    // Sent again after a lost answer.
    if (stored.lastWriteId === saveId) return ok({ id, version: stored.version });
    await applications.update(tx, id, { wanted: lines, lastWriteId: saveId });
    return ok({ id, version: stored.version + 1 });
  });
}

function refusalOfSave(
  stored: applications.StoredApplication,
  draft: Pick<Draft, 'tournamentId' | 'groupId' | 'saveId' | 'version'>,
): 'DRAFT_CHANGED' | 'ALREADY_APPLIED' | null {
  const isOther = stored.groupId !== draft.groupId || stored.tournamentId !== draft.tournamentId;
  if (isOther) return 'DRAFT_CHANGED';
  if (stored.lastWriteId === draft.saveId) return null;
  if (stored.state !== 'draft') return 'ALREADY_APPLIED';
  return stored.version === draft.version ? null : 'DRAFT_CHANGED';
}
