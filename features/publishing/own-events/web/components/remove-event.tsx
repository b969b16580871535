import { useState } from 'react';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useLeadOn } from '#platform/web/navigation/use-lead-on.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type OwnEvent, removeEvent } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';

interface Props {
  readonly tournamentId: number;
  readonly event: OwnEvent;
}

/** Deletes an event that nobody has entered, after a question. */
export function RemoveEvent({ tournamentId, event }: Props) {
  const t = useText();
  const leadOn = useLeadOn();
  const nameOf = useEventName();
  const [asked, setAsked] = useState(false);
  const { submit, isPending } = useSubmit({
    send: removeEvent,
    reads: TOURNAMENT_READS,
    inBackground: true,
    words: t,
    onSuccess: () => {
      notify({ title: t.removed });
      return leadOn(`/organizer/tournaments/${tournamentId}/events`, { replace: true });
    },
  });
  if (event.isEntered) return <p>{t.keepText}</p>;
  return (
    <>
      <Button full variant="danger" busy={isPending} onClick={() => setAsked(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t.removeTitle(nameOf(event))}
        confirmLabel={t.removeNow}
        onConfirm={() => {
          setAsked(false);
          void submit({ params: { id: tournamentId, eventId: event.id } });
        }}
        onCancel={() => setAsked(false)}
      >
        <p>{t.removeText}</p>
      </ConfirmDialog>
    </>
  );
}
