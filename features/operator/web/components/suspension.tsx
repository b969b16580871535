import { useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { CONSOLE_READS } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

type Write = Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;

interface Props {
  readonly name: string;
  readonly suspended: boolean;
  readonly question: string;
  readonly consequence: string;
  readonly suspend: (reason: string) => Write;
  readonly reinstate: () => Write;
}

/** Suspends, after a confirmation that explains the effect, or reinstates without one. */
export function Suspension(props: Props) {
  const t = useText();
  const { name, suspended } = props;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { submit, isPending } = useSubmit({
    send: () => (suspended ? props.reinstate() : props.suspend(reason)),
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => {
      setAsking(false);
      setReason('');
      notify({ title: suspended ? t.isReinstated(name) : t.isSuspended(name) });
    },
  });
  if (suspended) {
    return (
      <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
        {t.reinstate}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t.suspend}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={props.question}
        actions={
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => setAsking(false)}>
              {t.doNotSuspend}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => void submit()}>
              {t.suspend}
            </Button>
          </>
        }
      >
        <div className={css.form}>
          <p>{props.consequence}</p>
          <TextAreaField
            name="reason"
            label={t.reasonForLog}
            value={reason}
            maxLength={500}
            rows={2}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </Dialog>
    </>
  );
}
