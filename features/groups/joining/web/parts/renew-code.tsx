import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { renewCode } from '../joining.queries.ts';
import { useText } from '../joining.text.ts';
import { useChange } from './use-change.ts';

interface Props {
  readonly groupId: number;
  readonly teamId: string;
}

/** Replaces the team code, after asking. */
export function RenewCode({ groupId, teamId }: Props) {
  const t = useText();
  const { change, busy } = useChange();
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    const sent = { params: { id: groupId }, body: { instead: teamId } };
    const renewed = await change(() => renewCode(sent));
    setAsking(false);
    if (renewed) notify({ title: t.renewDone, description: t.renewDoneText(renewed.teamId) });
  };
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
        busy={busy}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {t.renewExplained(teamId)}
      </ConfirmDialog>
    </>
  );
}
