import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { RefereeDuty } from '../../referees.vocabulary.ts';
import { leaveTournament } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

interface Props {
  readonly id: number;
  readonly duty: RefereeDuty;
}

/** Stops refereeing a tournament or helping at its desk, after a question. */
export function LeaveTournament({ id, duty }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: async () => {
      const answer = await leaveTournament({ params: { id } });
      // The answer to an earlier tap may have been lost.
      const isDone = !answer.ok && answer.code === 'NOT_REFEREE';
      return isDone ? { ok: true, data: {} } : answer;
    },
    reads: ['organizer'],
    readsAfter: 'success',
    inBackground: true,
    words: t,
    onSuccess: async () => {
      notify({ title: t.left[duty] });
      await leadOn('/my-page?tab=entries', { replace: true });
    },
  });
  return (
    <>
      <Button full variant="quiet" onClick={() => setAsking(true)}>
        {t.leave[duty]}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.leaveTitle[duty]}
        confirmLabel={t.leave[duty]}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.leaveText}
      </ConfirmDialog>
    </>
  );
}
