import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { tidyName } from '#platform/shared/names.ts';
import * as contract from '../groups.contract.ts';
import { mayDelete, mayEdit, mayLeave } from '../groups.policy.ts';
import type { ListOpenApplications } from './groups.applications.provider.ts';
import * as commands from './groups.commands.ts';
import * as store from './groups.store.ts';

/** Groups: create, see, edit, delete and leave. */
export const groupsHandlers = (listOpenApplications: ListOpenApplications) =>
  handlers((on, services) => {
    const { db } = services;

    on(contract.listMine, { access: 'signed-in' }, async ({ account }) => ({
      groups: (await store.listByAccount(db, account.id)).map(({ creatorAccountId, ...group }) => ({
        ...group,
        mayEdit: mayEdit({ role: group.role, creator: creatorAccountId === account.id }),
      })),
    }));

    on(contract.find, { access: 'signed-in' }, async ({ account, params }) => {
      const group = await store.findVisible(db, account.id, params.id);
      return group ? withPeople(group, account.id) : refusal('GROUP_NOT_FOUND');
    });

    on(contract.create, { access: 'signed-in', limit: 'grouping' }, async ({ account, body }) => {
      const { creationId, teamId: teamCode, members, emoji, ...names } = body;
      const made = await commands.createGroup(services, {
        creationId,
        teamCode,
        fields: { ...names, emoji: emoji || null },
        members,
        creator: { accountId: account.id, name: tidyName(account.name) },
      });
      if (made.ok) return made.value;
      return refusal(made.code, { fields: { teamId: 'codeInUse' } });
    });

    on(contract.save, { access: 'signed-in' }, async ({ account, params, body }) => {
      const { saveId, version, members, removed, coachAccount, managerAccount, ...names } = body;
      const roster = {
        members,
        removed,
        coachId: Number(coachAccount) || null,
        managerId: Number(managerAccount) || null,
      };
      const fields = { ...names, emoji: names.emoji || null };
      const own = { accountId: account.id, groupId: params.id };
      const done = await commands.saveGroup(services, { ...own, saveId, version, fields, roster });
      if (!done.ok) return notSaved(done.code, own);
      const saved = await store.findVisible(db, account.id, params.id);
      return saved ? withPeople(saved, account.id) : refusal('GROUP_NOT_FOUND');
    });

    on(contract.chooseSport, { access: 'signed-in' }, async ({ account, params, body }) => {
      const own = { accountId: account.id, groupId: params.id };
      const done = await commands.chooseSport(services, { ...own, sport: body.sport });
      if (!done.ok) return refusal(done.code);
      const saved = await store.findVisible(db, account.id, params.id);
      return saved ? withPeople(saved, account.id) : refusal('GROUP_NOT_FOUND');
    });

    on(contract.remove, { access: 'signed-in' }, async ({ account, params }) => {
      const own = { accountId: account.id, groupId: params.id };
      const done = await commands.deleteGroup(services, own, listOpenApplications);
      if (done.ok) return {};
      if (done.code !== 'APPLICATIONS_OPEN') return refusal(done.code);
      return refusal(done.code, { details: { tournament: done.tournamentName } });
    });

    on(contract.leave, { access: 'signed-in' }, async ({ account, params }) => {
      const own = { accountId: account.id, groupId: params.id };
      const done = await commands.leaveGroup(services, own);
      return done.ok ? {} : refusal(done.code);
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
        sport: group.sport,
        members: members.map(person),
        staff: staff.map((one) => ({ ...person(one), role: one.role })),
        version: group.version,
        role: group.role,
        may: { edit: mayEdit(group), delete: mayDelete(group), leave: mayLeave(group) },
      };
    }

    function notSaved(code: commands.SaveRefusal, { accountId, groupId }: commands.GroupRequest) {
      if (code === 'GROUP_CHANGED') return changed(accountId, groupId);
      if (code !== 'GROUP_FULL') return refusal(code);
      return refusal(code, { fields: { 'members.root': 'tooManyMembers' } });
    }

    /** The stored group, so that the person can resolve the conflict. */
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
