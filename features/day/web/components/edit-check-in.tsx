import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { type DayEvent, setCheckIn } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { CheckInFields, type CheckInValue } from './check-in-fields.tsx';

interface Props {
  readonly id: number;
  readonly event: DayEvent;
  readonly label: string;
  readonly onClose: () => void;
}

/** Switches the check-in of an event on or off, or moves its cut-off. */
export function EditCheckIn({ id, event, label, onClose }: Props) {
  const t = useText();
  // What was on the screen when the dialog opened: a change by another desk since then is refused.
  const [seen] = useState<CheckInValue>({
    hasCheckIn: event.hasCheckIn,
    checkInUntil: event.checkInUntil,
  });
  const [value, setValue] = useState(seen);
  const { submit, isPending } = useSubmit({
    send: (next: CheckInValue) =>
      setCheckIn({ params: { id, eventId: event.id }, body: { seen, next } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: t.saved }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<bdi>{label}</bdi>}
      actions={
        <Button busy={isPending} onClick={() => void submit(value).then(onClose)}>
          {t.save}
        </Button>
      }
    >
      <CheckInFields label={label} value={value} onChange={setValue} />
    </Dialog>
  );
}
