import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { changeDuty, type Referee } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

interface Props {
  readonly tournamentId: number;
  readonly referee: Referee;
}

/** Makes a desk helper a referee, or the other way round, after a question that says what changes. */
export function ChangeDuty({ tournamentId, referee }: Props) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  const who = referee.name ?? referee.email;
  const other = referee.duty === 'referee' ? 'desk' : 'referee';
  // An open question stays as it was asked: the list is read again before it closes.
  const [asked, setAsked] = useState<Referee['duty']>(other);
  const duty = isAsking ? asked : other;
  const { submit, isPending } = useSubmit({
    send: () => changeDuty({ params: { id: tournamentId, refereeId: referee.id }, body: { duty } }),
    reads: ['organizer'],
    words: t,
    onSuccess: () => notify({ title: t.changed(who, duty) }),
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t.changeOf(who, duty)}
        onClick={() => {
          setAsked(other);
          setAsking(true);
        }}
      >
        {t.change[duty]}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.changeTitle(who, duty)}
        confirmLabel={t.change[duty]}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.changeText[duty]}
      </ConfirmDialog>
    </>
  );
}
