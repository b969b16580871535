import { useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { cancelTournament } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import css from './manage-actions.module.css';
import type { OwnTournament } from './tournament-values.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly tournament: OwnTournament;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Says what cancelling means, and asks for the reason that everybody reads. */
export function CancelDialog({ tournament, open, onClose }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const [reason, setReason] = useState('');
  const cancel = async () => {
    const params = { id: tournament.id };
    const done = await change(() => cancelTournament({ params, body: { reason } }));
    onClose();
    if (!done) return;
    notify({ title: t.cancelledDone, description: t.cancelledSums(done.refunds, done.told) });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.cancelTitle(tournament.name)}
      actions={
        <Button variant="danger" busy={busy} onClick={() => void cancel()}>
          {t.cancelNow}
        </Button>
      }
    >
      <div className={css.form}>
        <p>{t.cancelConsequence}</p>
        <TextAreaField
          name="reason"
          label={t.cancelReason}
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
          optional
        />
      </div>
    </Dialog>
  );
}
