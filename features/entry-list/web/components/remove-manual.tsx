import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LIST_READS, type ListedEntry, removeManual } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

interface Props {
  readonly entry: ListedEntry;
  readonly tournamentId: number;
}

/** Takes a person off the list whom the organizer entered; from a published draw as a withdrawal. */
export function RemoveManual({ entry, tournamentId }: Props) {
  const t = useText();
  const joined = useJoined();
  if (entry.removal !== 'withdraw') return <Remove entry={entry} tournamentId={tournamentId} />;
  const event = `/organizer/tournaments/${tournamentId}/events/${entry.eventId}`;
  return (
    <div>
      <LinkButton
        variant="quiet"
        flush
        to={`${event}/withdraw?entry=${entry.id}`}
        aria-label={joined.labelled(t.withdraw, entry.name)}
      >
        {t.withdraw}
      </LinkButton>
    </div>
  );
}

/** Removes a person after a confirmation. */
function Remove({ entry, tournamentId: id }: Props) {
  const t = useText();
  const joined = useJoined();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => removeManual({ params: { id, entryId: entry.id } }),
    ...LIST_READS,
    words: t,
    onSuccess: () => notify({ title: t.removed(entry.name) }),
  });
  return (
    <div>
      <Button
        variant="quiet"
        flush
        aria-label={joined.labelled(t.remove, entry.name)}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.removeTitle(entry.name)}
        confirmLabel={t.remove}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.removeText}
      </ConfirmDialog>
    </div>
  );
}
