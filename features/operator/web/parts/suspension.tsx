import { useState } from 'react';
import type { Refusal } from '#platform/web/api/call.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { useText } from '../operator.text.ts';
import css from './console.module.css';
import { useChange } from './use-change.ts';

type Write = Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;

interface Props {
  readonly name: string;
  readonly suspended: boolean;
  readonly question: string;
  readonly consequence: string;
  readonly suspend: (reason: string) => Write;
  readonly reinstate: () => Write;
}

/** Suspends, after a question that says what it means, or reinstates at once. */
export function Suspension(props: Props) {
  const t = useText();
  const { name, suspended } = props;
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { change, busy } = useChange();
  const suspend = async () => {
    if (!(await change(() => props.suspend(reason)))) return;
    setAsking(false);
    setReason('');
    notify({ title: t.isSuspended(name) });
  };
  const reinstate = async () => {
    if (await change(props.reinstate)) notify({ title: t.isReinstated(name) });
  };
  if (suspended) {
    return (
      <Button variant="secondary" busy={busy} onClick={() => void reinstate()}>
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
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(false)}>
              {t.doNotSuspend}
            </Button>
            <Button variant="danger" busy={busy} onClick={() => void suspend()}>
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
