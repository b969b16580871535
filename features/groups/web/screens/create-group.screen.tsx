import Dices from 'lucide-react/icons/dices';
import { useState } from 'react';
import { useOwner } from '#features/accounts/web/hooks/use-owner.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { tabDraft, useTyped } from '#platform/web/forms/draft.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { newGroupSchema } from '../../groups.form.ts';
import { FIRST_MEMBER_SLOTS } from '../../groups.vocabulary.ts';
import css from '../components/group-form.module.css';
import { MemberFields, type MembersForm } from '../components/member-fields.tsx';
import { createGroup } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';
import { notifyInvalid } from '../lib/notify-invalid.ts';
import { suggestCode } from '../lib/suggest-code.ts';

/** What has been typed, so that it survives a reload or a login. */
interface GroupDraft {
  readonly name?: string | undefined;
  readonly teamId?: string | undefined;
  readonly director?: string | undefined;
  readonly coach?: string | undefined;
  readonly manager?: string | undefined;
  readonly members?: readonly { readonly name?: string | undefined }[];
}
type NewGroup = Omit<Parameters<typeof createGroup>[0]['body'], 'creationId'>;

/** Create a new group (spec section 2.6). */
export function Screen() {
  const t = useText();
  const leadOn = useLeadOn();
  const owner = useOwner();
  const [draft] = useState(() => tabDraft<GroupDraft>(`new-group ${owner}`));
  const form = useZodForm(newGroupSchema, { defaults: defaultsOf(draft.read()) });
  const { register } = form;
  const error = (name: 'name' | 'teamId' | 'director' | 'coach' | 'manager') =>
    form.errorOf(name, t.errors);

  useTyped(form, draft.write);

  const { submit, isPending } = useSubmit({
    send: (group: NewGroup, creationId) => createGroup({ body: { creationId, ...group } }),
    reads: ['groups'],
    words: t,
    onSuccess: ({ name }) => {
      draft.clear();
      notify({ title: t.createdTitle, description: t.createdText(name) });
      return leadOn('/group-registered');
    },
    onRefusal: (refusal) => {
      applyRefusal(form, refusal);
      notifyInvalid(form.formState.errors, t);
    },
  });
  const onSubmit = form.handleSubmit(submit, (errors) => notifyInvalid(errors, t));

  return (
    <Frame title={t.createTitle} back={{ to: '/club-support', label: t.back }}>
      <form className={css.form} onSubmit={onSubmit} noValidate>
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
          <Button
            variant="secondary"
            icon={<Dices aria-hidden="true" />}
            onClick={() =>
              form.setValue('teamId', suggestCode(), { shouldDirty: true, shouldValidate: true })
            }
          >
            {t.suggestCode}
          </Button>
        </Section>
        <Section heading={t.viewers} text={t.viewersText} card>
          <TextField {...register('director')} label={t.viewerDirector} error={error('director')} />
          <TextField {...register('coach')} label={t.viewerCoach} error={error('coach')} />
          <TextField {...register('manager')} label={t.viewerManager} error={error('manager')} />
        </Section>
        <Section heading={t.members} text={t.membersText} card>
          <MemberFields form={form as unknown as MembersForm} addLabel={t.addMember} />
        </Section>
        <Button type="submit" busy={isPending} busyLabel={t.creating} full>
          {t.submitGroup}
        </Button>
      </form>
    </Frame>
  );
}

function defaultsOf(typed: GroupDraft | null) {
  const { name = '', teamId = '', director = '', coach = '', manager = '', members } = typed ?? {};
  const slots = Array.from({ length: FIRST_MEMBER_SLOTS }, () => ({ name: '' }));
  return {
    name,
    teamId,
    director,
    coach,
    manager,
    members: members?.map((member) => ({ name: member.name ?? '' })) ?? slots,
  };
}
