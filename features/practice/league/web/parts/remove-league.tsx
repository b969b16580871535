import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { ConnectionLost } from '#platform/web/api/faults.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { matchesChanged } from '../../../scorecard/web/scorecard.queries.ts';
import { type League, removeLeague, restoreLeague } from '../league.queries.ts';
import { useText } from '../league.text.ts';

/** Takes a league out of the records, with a way back. */
export function RemoveLeague({ league }: { readonly league: League }) {
  const t = useText();
  const { lostTitle, lostText } = usePlatformText();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const params = { id: league.id };

  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      notify({ title: lostTitle, description: lostText, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  const restore = () =>
    attempt(async () => {
      const answer = await restoreLeague({ params, body: { writeId: newId() } });
      if (!answer.ok) return;
      await matchesChanged();
      notify({ title: t.restored });
      await navigate(`/league-match-table/${league.groupId}?session=${league.id}`);
    });
  const remove = (writeId: string) =>
    attempt(async () => {
      const answer = await removeLeague({ params, query: { writeId } });
      setAsked(null);
      if (!answer.ok) return notify({ title: t.mayNotRemove, variant: 'destructive' });
      await navigate(`/select-league-members/${league.groupId}`, { replace: true });
      void matchesChanged();
      const action = { label: t.undo, onClick: () => void restore() };
      notify({ title: t.removed, description: t.removedText, action });
    });
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsked(newId())}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={t.removeTitle}
        confirmLabel={t.remove}
        danger
        busy={busy}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
