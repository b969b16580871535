import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SendTrouble, useSending } from '../../../web/parts/send-trouble.tsx';
import { personChanged } from '../../../web/parts/session.ts';
import { undoChange } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';
import { LinkClosed } from '../parts/link-closed.tsx';

/** For an owner whose address somebody else has changed: back to the old one, then a new password. */
export function Screen() {
  const t = useText();
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  const { busy, trouble, sending } = useSending();
  const [refused, setRefused] = useState<string | null>(secret ? null : 'LINK_UNKNOWN');
  const undo = () =>
    sending(async () => {
      const answer = await undoChange({ body: { secret } });
      if (!answer.ok) return setRefused(answer.code);
      notify({ title: t.undone });
      await personChanged();
      await navigate(`/reset-password#${answer.data.resetSecret}`, { replace: true });
    });
  if (refused) return <LinkClosed code={refused} />;
  return (
    <Frame title={t.undoTitle} subtitle={t.undoText}>
      <SendTrouble trouble={trouble} />
      <Button full variant="danger" busy={busy} busyLabel={t.undoing} onClick={() => void undo()}>
        {t.undo}
      </Button>
    </Frame>
  );
}
