import { type ReactNode, useState } from 'react';
import { eveningOf } from '#domain/practice-evening/board.ts';
import { onCourt } from '#domain/practice-evening/evening.ts';
import { leave } from '#domain/practice-evening/steps.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';

interface Leaving {
  /** Somebody leaves immediately; who is playing, after a question. */
  readonly leave: (personId: string) => void;
  /** To be shown anywhere on the screen. */
  readonly question: ReactNode;
}

/** How somebody leaves the evening. A match that is running would be lost by one tap too many. */
export function useLeaving(
  { board, basis, act }: ShownEvening['evening'],
  names: ShownEvening['names'],
): Leaving {
  const t = useText();
  const [asked, setAsked] = useState<string | null>(null);
  const go = (id: string) => act(andFill((before, at) => leave(before, id, at), basis));
  const name = asked === null ? '' : (names.get(asked) ?? '');
  return {
    leave: (id) => (onCourt(eveningOf(board, basis)).has(id) ? setAsked(id) : go(id)),
    question: (
      <ConfirmDialog
        open={asked !== null}
        title={t.leaveTitle(name)}
        confirmLabel={t.leaves}
        onConfirm={() => {
          setAsked(null);
          if (asked !== null) go(asked);
        }}
        onCancel={() => setAsked(null)}
      >
        {t.leaveText}
      </ConfirmDialog>
    ),
  };
}
