import { useState } from 'react';
import { UNDO_SECONDS } from '#features/organizers/organizers.vocabulary.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { LONGEST_ANSWER } from '../../operator.vocabulary.ts';
import { titleOf } from '../lib/application-title.ts';
import { type Application, CONSOLE_READS, decline } from '../operator.queries.ts';
import { useText } from '../operator.text.ts';

interface Props {
  readonly application: Application;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onUndo: () => void;
}

/** Asks for the reason that the applicant will read. */
export function DeclineDialog({ application, open, onClose, onUndo }: Props) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = tried && reason.trim() === '';
  const { submit, isPending } = useSubmit({
    send: () => decline({ params: { id: application.id }, body: { reason } }),
    ...CONSOLE_READS,
    words: t,
    onSuccess: () => {
      onClose();
      const action = { label: t.undo, onClick: onUndo };
      notify({ title: t.declined, description: t.declinedText(UNDO_SECONDS), action });
    },
  });
  const send = () => {
    setTried(true);
    if (reason.trim() !== '') void submit();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.declineTitle(titleOf(application))}
      actions={
        <Button busy={isPending} onClick={send}>
          {t.decline}
        </Button>
      }
    >
      <TextAreaField
        name="reason"
        label={t.reason}
        hint={t.declineHint}
        value={reason}
        maxLength={LONGEST_ANSWER}
        onChange={(event) => setReason(event.target.value)}
        error={missing ? t.reasonMissing : undefined}
        required
      />
    </Dialog>
  );
}
