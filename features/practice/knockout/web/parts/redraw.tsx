import { useRef } from 'react';
import { v7 as newId } from 'uuid';
import { notify } from '#platform/web/notify/notify.ts';
import { atLeast, LEAST_TIME } from '#platform/web/timing.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import {
  type Knockout,
  knockoutDoubted,
  knockoutKnown,
  redrawKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';
import { useSend } from './use-send.ts';

interface Props {
  readonly knockout: Knockout;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the same players are drawn again. */
export function Redraw({ knockout, open, onClose }: Props) {
  const t = useText();
  const { busy, send } = useSend();
  // The same for every try: a second one after a lost answer changes nothing.
  const write = useRef({ number: 0, id: '' });

  const redraw = async () => {
    const { id, drawNumber } = knockout;
    if (write.current.number !== drawNumber) write.current = { number: drawNumber, id: newId() };
    const body = { writeId: write.current.id, drawNumber };
    const sent = () => redrawKnockout({ params: { id }, body });
    const answer = await send(() => atLeast(LEAST_TIME.bracketLoad, sent()));
    if (!answer) return;
    onClose();
    if (answer.ok) {
      knockoutKnown(answer.data.knockout);
      notify({ title: t.redrawn, description: t.redrawnText(answer.data.knockout.drawNumber) });
      return;
    }
    knockoutDoubted(knockout);
    const why = {
      MATCHES_PLAYED: t.redrawPlayed,
      BRACKET_REDRAWN: t.redrawMeanwhile,
      SESSION_NOT_FOUND: t.bracketGone,
    }[answer.code as string];
    notify({ title: t.failed, description: why, variant: 'destructive' });
  };
  return (
    <ConfirmDialog
      open={open}
      title={t.redrawTitle}
      confirmLabel={t.redraw}
      busy={busy}
      onConfirm={() => void redraw()}
      onCancel={onClose}
    >
      {t.redrawText}
    </ConfirmDialog>
  );
}
