import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { newGroupSchema } from '../../groups.form.ts';
import { FIRST_MEMBER_SLOTS } from '../../groups.vocabulary.ts';
import { createGroup, groupsChanged } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { notifyInvalid } from '../parts/form-trouble.ts';
import { keepDraft, readDraft } from '../parts/group-draft.ts';
import css from '../parts/group-form.module.css';
import { MemberFields, type MembersForm } from '../parts/member-fields.tsx';
import { useResendId } from '../parts/resend-id.ts';
import { useSend } from '../parts/use-send.ts';

/** Create a new group (spec section 2.6). */
export function Screen() {
  const t = useText();
  const navigate = useNavigate();
  const { busy, send } = useSend();
  const idFor = useResendId();
  const form = useZodForm(newGroupSchema, { defaults: defaults() });
  const { register, subscribe } = form;
  const error = (name: 'name' | 'teamId' | 'director' | 'coach' | 'manager') =>
    form.errorOf(name, t.errors);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(values),
      }),
    [subscribe],
  );

  const submit = form.handleSubmit(
    async (group) => {
      const answer = await send(() =>
        createGroup({ body: { creationId: idFor(group), ...group } }),
      );
      if (!answer) return;
      if (!answer.ok) {
        applyRefusal(form, answer);
        notifyInvalid(form.formState.errors, t);
        return;
      }
      keepDraft(null);
      await groupsChanged();
      notify({ title: t.createdTitle, description: t.createdText(answer.data.name) });
      navigate('/group-registered');
    },
    (errors) => notifyInvalid(errors, t),
  );

  return (
    <Frame title={t.createTitle} back={{ to: '/club-support', label: t.back }}>
      <form className={css.form} onSubmit={submit} noValidate>
        <Section heading={t.basics} card>
          <TextField
            {...register('name')}
            label={t.groupName}
            placeholder={t.groupNameExample}
            error={error('name')}
            autoComplete="off"
            required
          />
          <TextField
            {...register('teamId')}
            label={t.teamCode}
            hint={t.teamCodeHint}
            error={error('teamId')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </Section>
        <Section heading={t.viewers} text={t.viewersText} card>
          <TextField {...register('director')} label={t.viewerDirector} error={error('director')} />
          <TextField {...register('coach')} label={t.viewerCoach} error={error('coach')} />
          <TextField {...register('manager')} label={t.viewerManager} error={error('manager')} />
        </Section>
        <Section heading={t.members} text={t.membersText} card>
          <MemberFields form={form as unknown as MembersForm} addLabel={t.addMember} />
        </Section>
        <Button type="submit" busy={busy} busyLabel={t.creating} full>
          {t.submitGroup}
        </Button>
      </form>
    </Frame>
  );
}

function defaults() {
  const { name = '', teamId = '', director = '', coach = '', manager = '', members } = readDraft();
  const slots = Array.from({ length: FIRST_MEMBER_SLOTS }, () => ({ name: '' }));
  return {
    ...{ name, teamId, director, coach, manager },
    members: members?.map((member) => ({ name: member.name ?? '' })) ?? slots,
  };
}
