import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { leaveWaitlist, type Waiting } from '../waiting-list.queries.ts';
import { useText } from '../waiting-list.text.ts';

/** Leaves the waiting list, or gives an offer up, after a dialog that says what is lost. */
export function LeaveWaitlist({ waitlistEntry }: { readonly waitlistEntry: Waiting }) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const offered = waitlistEntry.state === 'offered';
  const { submit, isPending } = useSubmit({
    send: () => leaveWaitlist({ params: { id: waitlistEntry.id } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.left }),
  });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {offered ? t.giveUp : t.leave}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.leaveTitle}
        confirmLabel={offered ? t.giveUp : t.leave}
        cancelLabel={t.stay}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {offered ? t.leaveOffer : t.leaveWaiting}
      </ConfirmDialog>
    </>
  );
}
