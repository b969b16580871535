import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SubmitFailure } from '../../../web/components/submit-failure.tsx';
import { personChanged } from '../../../web/lib/session.ts';
import { LinkClosed } from '../components/link-closed.tsx';
import { undoChange } from '../email-address.queries.ts';
import { useText } from '../email-address.text.ts';

/** For an owner whose address somebody else has changed: restores the old one, then asks for a new password. */
export function Screen() {
  const t = useText();
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  const [refused, setRefused] = useState<string | null>(secret ? null : 'LINK_UNKNOWN');
  const { submit, isPending, failure } = useSubmit({
    send: () => undoChange({ body: { secret } }),
    onSuccess: async ({ resetSecret }) => {
      notify({ title: t.undone });
      await personChanged();
      await navigate(`/reset-password#${resetSecret}`, { replace: true });
    },
    onRefusal: ({ code }) => setRefused(code),
  });
  if (refused) return <LinkClosed code={refused} isUndo />;
  return (
    <Frame title={t.undoTitle} subtitle={t.undoText}>
      <SubmitFailure failure={failure} />
      <Button
        full
        variant="danger"
        busy={isPending}
        busyLabel={t.undoing}
        onClick={() => void submit()}
      >
        {t.undo}
      </Button>
    </Frame>
  );
}
