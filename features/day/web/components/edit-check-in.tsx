import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { type DayEvent, setCheckIn } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { useSeen } from '../hooks/use-seen.ts';
import { CheckInFields, type CheckInValue, HowChecked } from './check-in-fields.tsx';
import { SavedByOther } from './saved-by-other.tsx';

interface Props {
  readonly id: number;
  readonly event: DayEvent;
  readonly label: string;
  readonly onClose: () => void;
}

/** Switches the check-in of an event on or off, or moves its cut-off. */
export function EditCheckIn({ id, event, label, onClose }: Props) {
  const t = useText();
  const { hasCheckIn, checkInUntil } = event;
  const stored: CheckInValue = { hasCheckIn, checkInUntil };
  const { opened, isRefused, sendSeen } = useSeen(stored, 'DAY_CHANGED');
  const [value, setValue] = useState(opened);
  const { submit, isPending } = useSubmit({
    send: (next: CheckInValue) =>
      sendSeen((seen) => setCheckIn({ params: { id, eventId: event.id }, body: { seen, next } })),
    reads: ['organizer'],
    words: { ...t, failures: { ...t.failures, DAY_CHANGED: t.compare } },
    onSuccess: () => {
      notify({ title: t.saved });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{label}</bdi>}
      actions={
        <Button busy={isPending} onClick={() => void submit(value)}>
          {t.save}
        </Button>
      }
    >
      <SavedByOther isShown={isRefused && !isPending}>
        <HowChecked event={event} />
      </SavedByOther>
      <CheckInFields label={label} value={value} onChange={setValue} />
    </Dialog>
  );
}
