import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../groups.contract.ts';
import { tidyName } from '../groups.form.ts';
import { mayDelete, mayEdit, mayLeave } from '../groups.policy.ts';
import { firstRoster } from '../groups.roster.policy.ts';
import * as store from './groups.store.ts';

/** Groups: create, see, edit, delete and leave. */
export const groupsHandlers = handlers((on, { db, clock }) => {
  on(contract.listMine, { access: 'signed-in' }, async ({ account }) => ({
    groups: await store.listByAccount(db, account.id),
  }));

  on(contract.find, { access: 'signed-in' }, async ({ account, params }) => {
    const group = await store.findVisible(db, account.id, params.id);
    return group ? withPeople(group, account.id) : refusal('GROUP_NOT_FOUND');
  });

  on(contract.create, { access: 'signed-in', limit: 'grouping' }, async ({ account, body }) => {
    const { creationId, teamId: teamCode, members, emoji, ...names } = body;
    const creator = { accountId: account.id, name: tidyName(account.name) };
    const made = await store.insert(db, {
      creationId,
      teamCode,
      ...names,
      emoji: emoji || null,
      creatorAccountId: account.id,
      members: firstRoster({ coach: names.coach, members }, creator),
      now: clock.now(),
    });
    if (made.ok) return made.value;
    return refusal(made.code, { fields: { teamId: 'codeInUse' } });
  });

  on(contract.save, { access: 'signed-in' }, async ({ account, params, body }) => {
    const group = await store.findVisible(db, account.id, params.id);
    if (!group) return refusal('GROUP_NOT_FOUND');
    if (!mayEdit(group)) return refusal('GROUP_NOT_EDITABLE');
    if (group.lastSaveId !== body.saveId) {
      const { saveId, version, members, removed, coachAccount, managerAccount, ...names } = body;
      const roster = {
        members,
        removed,
        coachId: Number(coachAccount) || null,
        managerId: Number(managerAccount) || null,
      };
      const fields = { ...names, emoji: names.emoji || null };
      const edit = { id: group.id, version, saveId, fields, roster };
      if (!(await store.update(db, edit, clock.now()))) return changed(account.id, params.id);
    }
    const saved = await store.findVisible(db, account.id, params.id);
    return saved ? withPeople(saved, account.id) : refusal('GROUP_NOT_FOUND');
  });

  on(contract.remove, { access: 'signed-in' }, async ({ account, params }) => {
    const group = await store.findVisible(db, account.id, params.id);
    if (!group) {
      // The answer to a first try may have been lost.
      const deleted = await store.findDeleted(db, account.id, params.id);
      return deleted ? {} : refusal('GROUP_NOT_FOUND');
    }
    if (!mayDelete(group)) return refusal('GROUP_NOT_DELETABLE');
    await store.updateDeleted(db, group.id, clock.now());
    return {};
  });

  on(contract.leave, { access: 'signed-in' }, async ({ account, params }) => {
    const own = await store.findByAccount(db, params.id, account.id);
    if (!own) return refusal('GROUP_NOT_FOUND');
    const group = await store.findVisible(db, account.id, params.id);
    if (!group) return {};
    if (!mayLeave(group)) return refusal('CREATOR_CANNOT_LEAVE');
    await store.updateLeft(db, [own.id], clock.now());
    return {};
  });

  /** The group as its reader may see it: no account ids, no contact details. */
  async function withPeople(group: store.VisibleGroup, reader: string) {
    const everyone = await store.listEveryone(db, group.id);
    const members = everyone.filter(({ role }) => role === 'Member');
    const staff = everyone.filter(({ role }) => role !== 'Member');
    const person = ({ id, name, accountId }: store.StoredMember) => ({
      id,
      name,
      joined: accountId !== null,
      you: accountId === reader,
      creator: accountId === group.creatorAccountId,
    });
    return {
      id: group.id,
      name: group.name,
      teamId: group.teamCode,
      director: group.director,
      coach: group.coach,
      manager: group.manager,
      emoji: group.emoji,
      members: members.map(person),
      staff: staff.map((one) => ({ ...person(one), role: one.role })),
      version: group.version,
      role: group.role,
      may: { edit: mayEdit(group), delete: mayDelete(group), leave: mayLeave(group) },
    };
  }

  /** Tells what stands now, so that the person decides what to do about it. */
  async function changed(reader: string, groupId: number) {
    const group = await store.findVisible(db, reader, groupId);
    if (!group) return refusal('GROUP_NOT_FOUND');
    const members = await store.listMembers(db, groupId);
    return refusal('GROUP_CHANGED', {
      details: {
        version: group.version,
        name: group.name,
        director: group.director,
        coach: group.coach,
        manager: group.manager,
        members: members.map(({ name }) => name).join('\n'),
      },
    });
  }
});
