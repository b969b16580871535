import LogIn from 'lucide-react/icons/log-in';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { codeSchema } from '../../second-factor.form.ts';
import { focusOnce } from '../lib/focus-once.ts';
import { enterCode } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';
import { CodeField } from './code-field.tsx';
import css from './code-form.module.css';

interface Props {
  /** The secret of the login whose password was right. */
  readonly step: string;
  readonly onLoggedIn: (mustChangePassword: boolean) => unknown;
  readonly onStartOver: () => void;
}

/** The second step of a login. */
export function CodeStep({ step, onLoggedIn, onStartOver }: Props) {
  const t = useText();
  const form = useZodForm(codeSchema, { defaults: { code: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: ({ code }: { code: string }) => enterCode({ body: { step, code } }),
    onSuccess: ({ mustChangePassword }) => onLoggedIn(mustChangePassword),
  });
  const onSubmit = form.handleSubmit(async (body) => {
    if (!(await submit(body))) form.setFocus('code', { shouldSelect: true });
  });
  return (
    <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
      <h2 ref={focusOnce} tabIndex={-1} className={css.section}>
        {t.codeTitle}
      </h2>
      <p>{t.codeText}</p>
      <CodeField form={form} failure={failure} />
      <Button type="submit" full busy={isPending} busyLabel={t.loggingIn} icon={<LogIn />}>
        {t.logIn}
      </Button>
      <Button full variant="secondary" onClick={onStartOver}>
        {t.startOver}
      </Button>
      <p>{t.lostBoth}</p>
    </form>
  );
}
