import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import type { Refusal } from '#platform/web/api/call.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useText } from '../../../web/payments.text.ts';

interface Props {
  readonly text: string;
  /** Gives the payment up at the server. */
  readonly send: () => Promise<{ readonly ok: true; readonly data: unknown } | Refusal>;
  readonly onOver?: () => void;
}

/** Gives the waiting payment up, after a question, and leads back to the choice of how to pay. */
export function OtherWay({ text, send, onOver }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { submit, isPending } = useSubmit({
    send,
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => {
      setOpen(false);
      onOver?.();
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
