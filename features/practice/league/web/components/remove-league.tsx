import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { matchesChanged } from '#features/matches/web/matches.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { cacheLeague, type League, removeLeague, restoreLeague } from '../league.queries.ts';
import { useText } from '../league.text.ts';

/** Takes a league out of the records; the notification can undo it. */
export function RemoveLeague({ league }: { readonly league: League }) {
  const t = useText();
  const { errorTitle: failedTitle, lostTitle } = usePlatformText();
  const navigate = useNavigate();
  const leadOn = useLeadOn();
  const [asked, setAsked] = useState<string | null>(null);
  const words = { failedTitle, failedTitles: { CONNECTION_LOST: lostTitle }, failures: {} };
  const params = { id: league.id };

  const restoring = useSubmit({
    send: (_: undefined, writeId) => restoreLeague({ params, body: { writeId } }),
    words,
    onSuccess: async (restored) => {
      cacheLeague(restored.league);
      await matchesChanged();
      notify({ title: t.restored });
      await navigate(`/league-match-table/${league.groupId}?session=${league.id}`);
    },
  });
  const { submit, isPending } = useSubmit({
    send: (writeId: string) => removeLeague({ params, query: { writeId } }),
    words,
    onSuccess: async () => {
      setAsked(null);
      await leadOn(`/select-league-members/${league.groupId}`, { replace: true });
      void matchesChanged();
      const action = { label: t.undo, onClick: () => void restoring.submit(undefined) };
      notify({ title: t.removed, description: t.removedText, action });
    },
    onRefusal: () => {
      setAsked(null);
      notify({ title: t.mayNotRemove, variant: 'destructive' });
    },
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
        busy={isPending}
        onConfirm={() => asked && void submit(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
