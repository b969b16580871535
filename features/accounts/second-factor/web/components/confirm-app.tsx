import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { codeSchema } from '../../second-factor.form.ts';
import { focusOnce } from '../lib/focus-once.ts';
import { type Begun, confirm, FACTOR_READS } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';
import { CodeFailure } from './code-field.tsx';
import css from './code-form.module.css';

const QrCode = lazyComponent(async () => (await import('#platform/web/ui/qr-code.tsx')).QrCode);

interface Props {
  readonly begun: Begun;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** Hands the secret to the app, and asks for its first code. */
export function ConfirmApp({ begun, onCodes }: Props) {
  const t = useText();
  const form = useZodForm(codeSchema, { defaults: { code: '' } });
  const { submit, isPending, failure } = useSubmit({
    send: (body: { code: string }) => confirm({ body }),
    reads: FACTOR_READS,
    // A lost answer may have switched it on: its codes were never shown, and the screen offers new ones.
    readsAfter: 'attempt',
    // The codes are shown at once, not after a moment of what can be done while it is on.
    inBackground: true,
    onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  const onSubmit = form.handleSubmit(async (body) => {
    if (!(await submit(body))) form.setFocus('code', { shouldSelect: true });
  });
  return (
    <div ref={focusOnce} tabIndex={-1} className={css.section}>
      <Section heading={t.scanTitle} text={t.scanText}>
        <QrCode value={begun.uri} label={t.qrLabel} />
        <a href={begun.uri} className={buttonClass('quiet', true)}>
          {t.onThisPhone}
        </a>
        <form method="dialog" className={css.form} onSubmit={onSubmit} noValidate>
          <div>
            <p>{t.keyLabel}</p>
            <p className={css.key}>{begun.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
          </div>
          <TextField
            {...form.register('code')}
            label={t.firstCode}
            hint={t.appCodeHint}
            error={form.errorOf('code', t.errors)}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <CodeFailure failure={failure} />
          <p>{t.othersOut}</p>
          <Button type="submit" full busy={isPending} busyLabel={t.turningOn}>
            {t.turnOn}
          </Button>
        </form>
      </Section>
    </div>
  );
}
