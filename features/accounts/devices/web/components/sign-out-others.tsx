import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { DEVICE_READS, signOutOthers } from '../devices.queries.ts';
import { useText } from '../devices.text.ts';

/** Logs out every other device, after a question. */
export function SignOutOthers() {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => signOutOthers(),
    reads: DEVICE_READS,
    words: t,
    onSuccess: ({ count }) => notify({ title: t.othersOut(count) }),
  });
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
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.othersText}
      </ConfirmDialog>
    </>
  );
}
