import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { signOutOthers } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';

/** Logs out everywhere but here, after a question. */
export function SignOutOthers() {
  const t = useText();
  const { change, busy } = useToldWrite({ title: t.failed, failures: t.failures });
  const [asking, setAsking] = useState(false);
  const out = async () => {
    const done = await change(() => signOutOthers());
    setAsking(false);
    if (done) notify({ title: t.othersOut(done.count) });
  };
  return (
    <>
      <Button full variant="secondary" icon={<LogOut />} onClick={() => setAsking(true)}>
        {t.signOutOthers}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.othersTitle}
        confirmLabel={t.signOutOthers}
        danger
        busy={busy}
        onConfirm={() => void out()}
        onCancel={() => setAsking(false)}
      >
        {t.othersText}
      </ConfirmDialog>
    </>
  );
}
