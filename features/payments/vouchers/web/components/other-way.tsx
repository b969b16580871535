import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { cancel } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';

interface Props {
  readonly paymentId: string;
  readonly text: string;
  readonly onOver: () => void;
}

/** Gives the waiting payment up, after a question, and leads back to the choice of how to pay. */
export function OtherWay({ paymentId: id, text, onOver }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => cancel({ params: { id } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => {
      setOpen(false);
      onOver();
    },
  });
  return (
    <>
      <Button full variant="secondary" onClick={() => setOpen(true)}>
        {t.other}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t.otherTitle}
        confirmLabel={t.other}
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => setOpen(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}
