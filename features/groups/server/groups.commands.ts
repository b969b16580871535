import { ok, type Result, refuse } from '#domain/common/result.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { brokenConstraint, type Db } from '#platform/server/db/database.ts';
import { undoable } from '#platform/server/db/undoable.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { hasRoom, mayDelete, mayEdit, mayLeave } from '../groups.policy.ts';
import { changesOf, firstRoster, type RosterEdit } from '../groups.roster.policy.ts';
import * as requests from '../joining/server/joining.store.ts';
import type { ListOpenApplications } from './groups.applications.provider.ts';
import * as members from './groups.members.store.ts';
import { renamePlayersIn, withPlayersIn } from './groups.players.commands.ts';
import type { GroupFields, GroupName, VisibleGroup } from './groups.store.ts';
import * as groups from './groups.store.ts';

type GroupServices = Pick<Services, 'db' | 'clock'>;

interface Creation {
  readonly creationId: string;
  readonly teamCode: string;
  readonly fields: GroupFields;
  readonly members: readonly { readonly name: string }[];
  readonly creator: { readonly accountId: string; readonly name: string };
}

/** Creates a group with its members. The same creation sent again returns the group that it created. */
export async function createGroup(
  { db, clock }: GroupServices,
  { creationId, teamCode, fields, members: named, creator }: Creation,
): Promise<Result<GroupName, 'TEAM_CODE_IN_USE'>> {
  const own = { creationId, creatorAccountId: creator.accountId };
  try {
    const created = await db.transaction(async (tx) => {
      const group = await groups.insert(tx, {
        ...own,
        teamCode,
        ...fields,
        createdAt: clock.now(),
      });
      const roster = firstRoster({ coach: fields.coach, members: named }, creator);
      const rows = await withPlayersIn(tx, roster, creator.accountId);
      await members.insertAll(tx, group.id, rows);
      return group;
    });
    return ok(created);
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint !== 'groups_team_code_once' && constraint !== 'groups_creation_once')
      throw error;
    const again = await groups.findByCreation(db, own);
    return again ? ok(again) : refuse('TEAM_CODE_IN_USE');
  }
}

/** One group, and the account of the person who acts on it. */
export interface GroupRequest {
  readonly accountId: string;
  readonly groupId: number;
}

export type EditorRefusal = 'GROUP_NOT_FOUND' | 'GROUP_NOT_EDITABLE';

/** The group, for a person who may edit it. */
export async function findEditable(
  db: Db,
  { accountId, groupId }: GroupRequest,
): Promise<Result<VisibleGroup, EditorRefusal>> {
  const group = await groups.findVisible(db, accountId, groupId);
  if (!group) return refuse('GROUP_NOT_FOUND');
  return mayEdit(group) ? ok(group) : refuse('GROUP_NOT_EDITABLE');
}

/**
 * The same, locked: joins, answers, merges and saves of the list wait. The right to edit is asked for afterwards, since one of them may
 * have ended it. A step of other commands.
 */
export async function lockEditable(tx: Db, request: GroupRequest) {
  await groups.findForUpdate(tx, request.groupId);
  return findEditable(tx, request);
}

interface Save extends GroupRequest {
  readonly saveId: string;
  /** The version that the form started from. */
  readonly version: number;
  readonly fields: GroupFields;
  readonly roster: RosterEdit;
}

export type SaveRefusal = EditorRefusal | 'GROUP_CHANGED' | 'GROUP_FULL';

/** Saves an edit of one version. The same save sent again changes nothing. */
export async function saveGroup(
  { db, clock }: GroupServices,
  { accountId, groupId, saveId, version, fields, roster }: Save,
): Promise<Result<null, SaveRefusal>> {
  const editable = await findEditable(db, { accountId, groupId });
  if (!editable.ok) return editable;
  if (editable.value.lastSaveId === saveId) return ok(null);
  return undoable<null, 'GROUP_CHANGED' | 'GROUP_FULL'>(db, async (tx, undo) => {
    // Locks the group: of two saves the second waits, and then finds a newer version.
    const saved = await groups.updateVersion(tx, { id: groupId, version, saveId, fields });
    if (!saved) {
      // It may have waited for itself: the first try was still running when this one was sent.
      const stored = await groups.findVisible(tx, accountId, groupId);
      return stored?.lastSaveId === saveId ? ok(null) : refuse('GROUP_CHANGED');
    }
    const rows = await members.listEveryone(tx, groupId);
    const changes = changesOf(rows, roster, saved.creatorAccountId);
    await members.updateBarred(tx, changes.left, clock.now());
    for (const { id, ...change } of changes.changed) await members.update(tx, id, change);
    await renamePlayersIn(tx, rows, changes.changed);
    await members.insertAll(tx, groupId, await withPlayersIn(tx, changes.added, accountId));
    // Others may have joined since the form was opened. A list that is too long already can still become shorter.
    const before = rows.filter(({ role }) => role === 'Member').length;
    const after = await members.countMembers(tx, groupId);
    if (!hasRoom(after, 0) && after > before) undo('GROUP_FULL');
    return ok(null);
  });
}

/** Chooses the sport. It is no part of the form: an edit that is under way remains possible. */
export async function chooseSport(
  { db, publish }: Pick<Services, 'db' | 'publish'>,
  { sport, ...request }: GroupRequest & { readonly sport: Sport },
): Promise<Result<null, EditorRefusal>> {
  const editable = await findEditable(db, request);
  if (!editable.ok) return editable;
  const { groupId } = request;
  return db.transaction(async (tx) => {
    const isOther = await groups.updateSport(tx, groupId, sport);
    if (isOther) await publish(tx, { type: 'group.sport-changed', groupId });
    return ok(null);
  });
}

/** Nobody could look after an application any more, nor say where its money goes; the first of them. */
interface ApplicationsOpen {
  readonly ok: false;
  readonly code: 'APPLICATIONS_OPEN';
  readonly tournamentName: string;
}

/**
 * Deletes a group for everybody, unless it has open applications. Its row and its members' rows remain for the practice records.
 * Twice is no error.
 */
export async function deleteGroup(
  { db, clock }: GroupServices,
  { accountId, groupId }: GroupRequest,
  listOpen: ListOpenApplications,
): Promise<Result<null, 'GROUP_NOT_FOUND' | 'GROUP_NOT_DELETABLE'> | ApplicationsOpen> {
  const group = await groups.findVisible(db, accountId, groupId);
  if (!group) {
    // The answer to a first try may have been lost.
    const deleted = await groups.existsDeleted(db, accountId, groupId);
    return deleted ? ok(null) : refuse('GROUP_NOT_FOUND');
  }
  if (!mayDelete(group)) return refuse('GROUP_NOT_DELETABLE');
  return db.transaction(async (tx) => {
    await groups.findForUpdate(tx, groupId);
    const now = clock.now();
    const [open] = await listOpen(tx, groupId, dayInJapan(now));
    if (open) return { ...refuse('APPLICATIONS_OPEN'), tournamentName: open.tournamentName };
    await groups.updateDeleted(tx, groupId, now);
    await requests.deleteByGroup(tx, groupId);
    return ok(null);
  });
}

/**
 * Removes the person from the list of a group, also of a deleted one. Twice is no error. Under the lock, since the group goes to the
 * person where its creator's account is deleted at this moment.
 */
export async function leaveGroup(
  { db, clock }: GroupServices,
  { accountId, groupId }: GroupRequest,
): Promise<Result<null, 'GROUP_NOT_FOUND' | 'CREATOR_CANNOT_LEAVE'>> {
  return db.transaction(async (tx) => {
    await groups.findForUpdate(tx, groupId);
    const own = await members.findByAccount(tx, groupId, accountId);
    if (!own) return refuse('GROUP_NOT_FOUND');
    const group = await groups.findVisible(tx, accountId, groupId);
    if (group && !mayLeave(group)) return refuse('CREATOR_CANNOT_LEAVE');
    await members.updateLeft(tx, [own.id], clock.now());
    return ok(null);
  });
}
