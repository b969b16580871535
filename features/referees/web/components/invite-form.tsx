import css from '#features/accounts/web/components/account-form.module.css';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { toHalfWidth } from '#platform/web/forms/to-half-width.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmailField } from '#platform/web/ui/email-field.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { invitationSchema } from '../../referees.form.ts';
import { REFEREE_DUTIES, type RefereeDuty } from '../../referees.vocabulary.ts';
import { inviteReferee } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** Sends an invitation to a typed address, and says what for; what was typed stays when it is refused. */
export function InviteForm({ tournamentId }: { readonly tournamentId: number }) {
  const t = useText();
  const form = useZodForm(invitationSchema, { defaults: { email: '', duty: 'referee' } });
  const { submit, isPending } = useInvite(tournamentId, ({ duty }) =>
    // An organizer who invites several helpers does not make the next one a referee by mistake.
    form.reset({ email: '', duty }),
  );
  const onSubmit = form.handleSubmit((asked) => submit(asked));
  return (
    <Section card heading={t.inviteHeading} text={t.inviteText}>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <EmailField
          {...form.register('email', { setValueAs: toHalfWidth })}
          label={t.email}
          error={form.errorOf('email', t.errors)}
          autoComplete="off"
        />
        <RadioField
          {...form.register('duty')}
          label={t.duty}
          options={REFEREE_DUTIES.map((value) => ({
            value,
            label: t.duties[value],
            hint: t.dutyHints[value],
          }))}
        />
        <Button type="submit" full busy={isPending} busyLabel={t.inviting}>
          {t.invite}
        </Button>
      </form>
    </Section>
  );
}

interface Asked {
  readonly email: string;
  readonly duty: RefereeDuty;
}

/** Inviting an address, for the form and for a row whose invitation has ended. */
export function useInvite(tournamentId: number, onDone?: (asked: Asked) => void) {
  const t = useText();
  return useSubmit({
    send: (asked: Asked, id) =>
      inviteReferee({ params: { id: tournamentId }, body: { id, ...asked } }),
    reads: ['organizer'],
    words: t,
    onSuccess: (_, asked) => {
      notify({ title: t.invited(asked.email) });
      onDone?.(asked);
    },
  });
}
