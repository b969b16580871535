import { useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { leaveLine, type Waiting } from '../waiting-list.queries.ts';
import { useText } from '../waiting-list.text.ts';
import { useChange } from './use-change.ts';

/** Leaves the line, or gives an offer up, after a question that says what is lost. */
export function LeaveLine({ line }: { readonly line: Waiting }) {
  const t = useText();
  const { change, busy } = useChange();
  const [asking, setAsking] = useState(false);
  const offered = line.state === 'offered';
  const leave = async () => {
    const done = await change(() => leaveLine({ params: { id: line.id } }));
    setAsking(false);
    if (done) notify({ title: t.left });
  };
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
        busy={busy}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        {offered ? t.leaveOffer : t.leaveWaiting}
      </ConfirmDialog>
    </>
  );
}
