import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { CONSOLE_READS, chooseRated } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';
import css from './console.module.css';

interface Props {
  readonly id: number;
  readonly name: string;
  readonly isRated: boolean;
}

/** Takes a tournament out of the rates, after a confirmation that explains the effect, or lets it count again. */
export function RatedChoice({ id, name, isRated }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const { submit, isPending } = useSubmit({
    send: () => chooseRated({ params: { id }, body: { rated: !isRated, reason } }),
    ...CONSOLE_READS,
    reads: [...CONSOLE_READS.reads, 'ratings'],
    words: t,
    onSuccess: () => {
      setAsking(false);
      setReason('');
      notify({ title: isRated ? t.isUnrated(name) : t.isRated(name) });
    },
  });
  if (!isRated) {
    return (
      <Button variant="secondary" busy={isPending} onClick={() => void submit()}>
        {t.rate}
      </Button>
    );
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t.unrate}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t.unrateTitle(name)}
        actions={
          <>
            <Button variant="secondary" disabled={isPending} onClick={() => setAsking(false)}>
              {t.stayRated}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => void submit()}>
              {t.unrate}
            </Button>
          </>
        }
      >
        <div className={css.form}>
          <p>{t.unrateText}</p>
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
