import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { Person } from '../check-in.queries.ts';
import { useText } from '../check-in.text.ts';
import { useTicks } from '../hooks/use-ticks.ts';

interface Props {
  readonly tournamentId: number;
  readonly club: string;
  /** Everybody of the school in the shown event, or in all events. */
  readonly people: readonly Person[];
}

/** Marks everybody of a school as here who is not here yet, and takes it back. */
export function SchoolActions({ tournamentId, club, people }: Props) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { submit, isPending } = useTicks(tournamentId, (tick) => {
    const ids = tick.people.map(({ id }) => id);
    setMarked(new Set(tick.state === 'present' ? ids : []));
    if (tick.state === 'present') notify({ title: t.marked(ids.length) });
  });
  const missing = people.filter(({ state }) => state === 'expected');
  const undone = people.filter(({ id, state }) => marked.has(id) && state === 'present');
  return (
    <>
      {missing.length === 0 ? null : (
        <Button full variant="secondary" onClick={() => setAsking(true)}>
          {t.schoolHere(missing.length)}
        </Button>
      )}
      {undone.length === 0 ? null : (
        <Button
          full
          variant="quiet"
          busy={isPending}
          onClick={() => void submit({ people: undone, state: 'expected' })}
        >
          {t.undoSchool}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t.schoolTitle(format.name(club))}
        confirmLabel={t.schoolHere(missing.length)}
        busy={isPending}
        onConfirm={() =>
          void submit({ people: missing, state: 'present' }).then(() => setAsking(false))
        }
        onCancel={() => setAsking(false)}
      >
        {t.schoolText(missing.length)}
      </ConfirmDialog>
    </>
  );
}
