import { useQuery } from '@tanstack/react-query';
import Fingerprint from 'lucide-react/icons/fingerprint-pattern';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { codeSchema } from '../../second-factor.form.ts';
import { beginPasskeyProof, prove, proveByPasskey, statusQuery } from '../second-factor.queries.ts';
import { useText } from '../second-factor.text.ts';
import { CodeField } from './code-field.tsx';
import css from './code-form.module.css';

interface Props {
  readonly onProven: () => void;
  readonly onCancel: () => void;
}

const FORM = 'prove-again';

/** Asks for the second step over the screen whose write was refused; the write goes on as it was. */
export function ProveAgain({ onProven, onCancel }: Props) {
  const t = useText();
  const { data } = useQuery(statusQuery);
  const form = useZodForm(codeSchema, { defaults: { code: '' } });
  const byCode = useSubmit({
    send: (body: { code: string }) => prove({ body }),
    onSuccess: onProven,
  });
  const byPasskey = useSubmit({ send: signProof, onSuccess: onProven });
  const isPending = byCode.isPending || byPasskey.isPending;
  const onSubmit = form.handleSubmit(async (body) => {
    byPasskey.reset();
    if (!(await byCode.submit(body))) form.setFocus('code', { shouldSelect: true });
  });
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      title={t.proveTitle}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel} disabled={isPending}>
            {t.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={isPending} busyLabel={t.proving}>
            {t.prove}
          </Button>
        </>
      }
    >
      <form id={FORM} name={FORM} className={css.form} onSubmit={onSubmit} noValidate>
        <p>{t.proveText}</p>
        <CodeField form={form} failure={byPasskey.failure ?? byCode.failure} />
        {data && data.passkeys > 0 ? (
          <Button
            variant="secondary"
            icon={<Fingerprint />}
            aria-disabled={isPending}
            onClick={() => void byPasskey.submit()}
          >
            {t.proveByPasskey}
          </Button>
        ) : null}
      </form>
    </Dialog>
  );
}

async function signProof() {
  const [{ signWithPasskey }, begun] = await Promise.all([
    import('../../../passkeys/web/lib/authenticator.ts'),
    beginPasskeyProof(),
  ]);
  if (!begun.ok) return begun;
  const given = await signWithPasskey(begun.data.options);
  return given.ok ? proveByPasskey({ body: { credential: given.credential } }) : given;
}
