import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as newId } from 'uuid';
import { useToldWrite } from '#platform/web/api/use-told-write.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { matchesChanged } from '../../../scorecard/web/scorecard.queries.ts';
import { type League, leagueKnown, removeLeague, restoreLeague } from '../league.queries.ts';
import { useText } from '../league.text.ts';

/** Takes a league out of the records, with a way back. */
export function RemoveLeague({ league }: { readonly league: League }) {
  const t = useText();
  const { faultTitle, faultText, lostTitle, lostText } = usePlatformText();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const { busy, send } = useToldWrite({
    title: faultTitle,
    titles: { CONNECTION_LOST: lostTitle },
    failures: { CONNECTION_LOST: lostText, OTHER: faultText },
  });
  const params = { id: league.id };

  const restore = async () => {
    const answer = await send(() => restoreLeague({ params, body: { writeId: newId() } }));
    if (!answer?.ok) return;
    leagueKnown(answer.data.league);
    await matchesChanged();
    notify({ title: t.restored });
    await navigate(`/league-match-table/${league.groupId}?session=${league.id}`);
  };
  const remove = async (writeId: string) => {
    const answer = await send(() => removeLeague({ params, query: { writeId } }));
    if (!answer) return;
    setAsked(null);
    if (!answer.ok) return notify({ title: t.mayNotRemove, variant: 'destructive' });
    await navigate(`/select-league-members/${league.groupId}`, { replace: true });
    void matchesChanged();
    const action = { label: t.undo, onClick: () => void restore() };
    notify({ title: t.removed, description: t.removedText, action });
  };
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
