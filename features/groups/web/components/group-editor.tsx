import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { GROUP_EMOJI } from '../../groups.vocabulary.ts';
import { JoiningSection } from '../../joining/web/components/joining-section.tsx';
import { MergingSection } from '../../merging/web/components/merging-section.tsx';
import type { Group } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { useGroupEdit } from '../hooks/use-group-edit.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { DeleteGroup } from './delete-group.tsx';
import css from './group-form.module.css';
import { GroupSport } from './group-sport.tsx';
import { MemberFields, type MembersForm } from './member-fields.tsx';
import { RosterLink } from './roster-link.tsx';
import { SeatFields } from './seat-fields.tsx';

/** The form of "Group Details" for those who may change the group. */
export function GroupEditor({ group }: { readonly group: Group }) {
  const t = useText();
  const { form, base, theirs, isPending, save, take } = useGroupEdit(group);
  const { register } = form;
  const error = (name: 'name' | 'director' | 'coach' | 'manager') => form.errorOf(name, t.errors);
  const submit = form.handleSubmit(
    (values) => save(values),
    ({ name }) => {
      const missing = name?.message === 'nameMissing';
      notify({
        title: missing ? t.missingTitle : t.checkTitle,
        description: missing ? t.nameMissingText : t.checkText,
        variant: 'destructive',
      });
    },
  );
  const joined = new Set(base.members.filter((one) => one.joined).map(({ id }) => id));
  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate>
        <Section heading={t.basics} card>
          <TextField
            {...register('name')}
            label={t.groupName}
            error={error('name')}
            autoComplete="off"
            required
          />
          <TextField
            name="teamId"
            className={css.code}
            label={t.teamId}
            hint={t.teamIdFixed}
            value={group.teamId}
            readOnly
          />
          <SelectField
            {...register('emoji')}
            label={t.icon}
            options={[
              { value: '', label: t.initials },
              ...GROUP_EMOJI.map((value) => ({ value, label: value })),
            ]}
          />
        </Section>
        <Section heading={t.roleAssignments} card>
          <TextField {...register('director')} label={t.director} error={error('director')} />
          <TextField {...register('coach')} label={t.coach} error={error('coach')} />
          <TextField {...register('manager')} label={t.manager} error={error('manager')} />
          <SeatFields
            group={base}
            coach={register('coachAccount')}
            manager={register('managerAccount')}
          />
        </Section>
        <Section heading={t.members} text={t.membersText} card>
          <MemberFields
            form={form as unknown as MembersForm}
            addLabel={t.addAnotherMember}
            markOf={(id) => (joined.has(id) ? t.joined : undefined)}
            removable
          />
        </Section>
        {theirs ? (
          <ChangedNotice
            theirs={theirs}
            mine={form.getValues()}
            busy={isPending}
            onTake={() => take(theirs)}
            onSave={form.handleSubmit((values) => save(values, theirs.version))}
          />
        ) : (
          <Button type="submit" busy={isPending} busyLabel={t.saving} full>
            {t.save}
          </Button>
        )}
      </form>
      <GroupSport group={group} />
      <RosterLink groupId={group.id} />
      <MergingSection group={group} />
      <JoiningSection groupId={group.id} teamId={group.teamId} />
      {group.may.delete ? <DeleteGroup group={group} /> : null}
    </>
  );
}
