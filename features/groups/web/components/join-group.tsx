import LogIn from 'lucide-react/icons/log-in';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { applyRefusal, useZodForm } from '#platform/web/forms/use-form.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { joinSchema } from '../../groups.form.ts';
import { joinGroup } from '../groups.queries.ts';
import { type GroupsText, useText } from '../groups.text.ts';
import { notifyInvalid } from '../lib/notify-invalid.ts';
import css from './group-form.module.css';

interface Props {
  /** Filled in by an invitation. */
  readonly code?: string;
  readonly onJoined?: () => void;
}

/** Joining with a Team Identification Code, for My Page, for empty lists of groups and for invitations. */
export function JoinGroup({ code = '', onJoined }: Props) {
  const t = useText();
  const form = useZodForm(joinSchema, { defaults: { teamId: code }, mode: 'onSubmit' });
  const { submit, isPending } = useSubmit({
    send: joinGroup,
    reads: ['groups'],
    inBackground: true,
    words: t,
    onSuccess: ({ name, outcome }) => {
      form.reset();
      if (outcome === 'asked') notify({ title: t.askedTitle, description: t.askedText(name) });
      else notify({ title: t.joinedTitle, description: t.joinedText(name) });
      onJoined?.();
    },
    onRefusal: (refusal) => {
      applyRefusal(form, refusal);
      const [title, description] = wordsFor(refusal.code, t);
      notify({ title, description, variant: 'destructive' });
    },
  });
  const onSubmit = form.handleSubmit(
    (body) => submit({ body }),
    (errors) => notifyInvalid(errors, t),
  );
  return (
    <Section heading={t.joinTitle} card>
      <form className={css.form} onSubmit={onSubmit} noValidate>
        <TextField
          {...form.register('teamId')}
          className={css.code}
          label={t.teamCode}
          hint={t.joinHint}
          error={form.errorOf('teamId', t.errors)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button
          type="submit"
          variant="secondary"
          icon={<LogIn />}
          busy={isPending}
          busyLabel={t.joining}
        >
          {t.join}
        </Button>
      </form>
    </Section>
  );
}

function wordsFor(code: string, t: GroupsText): [string, string] {
  if (code === 'JOINING_BARRED') return [t.barredTitle, t.barredText];
  if (code === 'GROUP_FULL') return [t.fullTitle, t.fullText];
  return [t.codeUnknownTitle, t.codeUnknownText];
}
