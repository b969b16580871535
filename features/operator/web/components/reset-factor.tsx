import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { type Account, CONSOLE_READS, resetSecondFactor } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';
import { ReasonDialog } from './reason-dialog.tsx';

/** Ends every session of somebody whose laptop is stolen or whose phone is lost; of an operator it shows the code for a new beginning. */
export function ResetFactor({ account }: { readonly account: Account }) {
  const t = useText();
  const { id, name, operator } = account;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { submit, isPending } = useSubmit({
    send: () => resetSecondFactor({ params: { id }, body: { reason } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: ({ setUpCode }) => {
      setAsking(false);
      setReason('');
      setCode(setUpCode);
      notify({ title: t.isReset(name) });
    },
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t.reset}
      </Button>
      <ReasonDialog
        open={asking}
        words={{
          title: t.resetTitle(name),
          text: operator ? t.resetOperatorText : t.resetText,
          stay: t.doNotReset,
          confirm: t.resetNow,
        }}
        reason={reason}
        busy={isPending}
        onReason={setReason}
        onConfirm={() => void submit()}
        onClose={() => setAsking(false)}
      />
      <Dialog
        open={code !== null}
        role="alertdialog"
        onClose={() => setCode(null)}
        title={t.setUpCodeTitle}
        actions={<Button onClick={() => setCode(null)}>{t.setUpCodeNoted}</Button>}
      >
        <div className={css.form}>
          <p className={css.code}>{code}</p>
          <p>{t.setUpCodeText(name)}</p>
        </div>
      </Dialog>
    </>
  );
}
