import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { MIN_DURATION, withMinDuration } from '#platform/web/timing.ts';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import {
  cacheKnockout,
  invalidateKnockout,
  type Knockout,
  redrawKnockout,
} from '../knockout.queries.ts';
import { useText } from '../knockout.text.ts';

interface Props {
  readonly knockout: Knockout;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before the same players are drawn again. */
export function Redraw({ knockout, open, onClose }: Props) {
  const t = useText();
  const { id, drawNumber } = knockout;
  const { submit, isPending } = useSubmit({
    // The same id for every attempt: a second one after a lost answer changes nothing.
    send: (seen: number, writeId) => {
      const sent = redrawKnockout({ params: { id }, body: { writeId, drawNumber: seen } });
      return withMinDuration(MIN_DURATION.bracketLoad, sent);
    },
    words: t,
    onSuccess: ({ knockout: redrawn }) => {
      onClose();
      cacheKnockout(redrawn);
      notify({ title: t.redrawn, description: t.redrawnText(redrawn.drawNumber) });
    },
    onRefusal: ({ code }) => {
      onClose();
      invalidateKnockout(knockout);
      const why = {
        MATCHES_PLAYED: t.redrawPlayed,
        BRACKET_REDRAWN: t.redrawMeanwhile,
        SESSION_NOT_FOUND: t.bracketGone,
      }[code as string];
      notify({ title: t.failedTitle, description: why, variant: 'destructive' });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      title={t.redrawTitle}
      confirmLabel={t.redraw}
      busy={isPending}
      onConfirm={() => void submit(drawNumber)}
      onCancel={onClose}
    >
      {t.redrawText}
    </ConfirmDialog>
  );
}
