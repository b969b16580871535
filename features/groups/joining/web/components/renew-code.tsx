import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { MEMBER_READS, renewCode } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';

interface Props {
  readonly groupId: number;
  readonly teamId: string;
}

/** Replaces the team code, after a confirmation. */
export function RenewCode({ groupId, teamId }: Props) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => renewCode({ params: { id: groupId }, body: { instead: teamId } }),
    reads: MEMBER_READS,
    words: t,
    onSuccess: (renewed) =>
      notify({ title: t.renewDone, description: t.renewDoneText(renewed.teamId) }),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<RefreshCw aria-hidden="true" />}
        onClick={() => setAsking(true)}
        full
      >
        {t.renew}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.renewQuestion}
        confirmLabel={t.renew}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.renewExplained(teamId)}
      </ConfirmDialog>
    </>
  );
}
