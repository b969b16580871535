import { useState } from 'react';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type Entry, withdraw } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { FailureNotice } from './failure-notice.tsx';
import css from './withdraw.module.css';

interface Props {
  readonly entry: Entry;
  /** Of the button; unless said, what happens. */
  readonly label?: string;
}

/** Gives a place up, after a dialog that says what happens to the money. */
export function Withdraw({ entry, label }: Props) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { submit, isPending, failure, reset } = useWithdrawal(entry, () => setAsking(false));
  const consequence = useConsequence(entry);
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {label ?? (entry.asksToWithdraw ? t.askToWithdraw : t.withdraw)}
      </Button>
      <ConfirmDialog
        open={asking}
        title={(entry.asksToWithdraw ? t.askTitle : t.withdrawTitle)(
          format.name(entry.tournament.name),
        )}
        confirmLabel={entry.asksToWithdraw ? t.askNow : t.withdrawNow}
        cancelLabel={t.keepEntry}
        danger
        busy={isPending}
        onConfirm={() => void submit()}
        onCancel={() => {
          setAsking(false);
          reset();
        }}
      >
        <div className={css.words}>
          {entry.event.isOnly ? null : (
            <p>
              <EventName event={entry.event} />
            </p>
          )}
          <p>{consequence}</p>
          {entry.pair?.state === 'accepted' ? <p>{t.withdrawPair}</p> : null}
          <FailureNotice failure={failure} />
        </div>
      </ConfirmDialog>
    </>
  );
}

function useConsequence(entry: Entry): string {
  const { state, feeYen, payment, asksToWithdraw, pair, schoolName } = entry;
  const t = useText();
  const ofFee = useOfFee(entry);
  if (schoolName !== null) return (asksToWithdraw ? t.askSchool : t.withdrawSchool)(schoolName);
  if (asksToWithdraw && pair?.role === 'partner') return t.askAsPartner;
  if (asksToWithdraw) return feeYen > 0 ? ofFee : t.askFree;
  if (state === 'reserved' && payment !== 'made') return t.withdrawUnpaid;
  return feeYen > 0 ? ofFee : t.withdrawFree;
}

/** What becomes of a fee that was paid. */
function useOfFee(entry: Entry): string {
  const { feeYen, asksToWithdraw, isRefundable } = entry;
  const t = useText();
  const format = useFormat();
  const restYen = restOf(entry);
  const isPart = restYen < feeYen;
  if (restYen === 0) return asksToWithdraw ? t.askGone : t.withdrawGone;
  if (!asksToWithdraw) return (isPart ? t.withdrawRest : t.withdrawPaid)(format.yen(restYen));
  if (!isRefundable) return isPart ? t.askRestTooLate : t.askTooLate;
  return (isPart ? t.askRest : t.askRefundable)(format.yen(restYen));
}

/** What of the fee the organizer has not given back before. */
function restOf({ feeYen, refundYen }: Entry): number {
  return feeYen - (refundYen ?? 0);
}

function useWithdrawal(entry: Entry, onDone: () => void) {
  const t = useText();
  const format = useFormat();
  return useSubmit({
    send: () => withdraw({ params: { id: entry.id } }),
    reads: TOURNAMENT_READS,
    inBackground: true,
    // A refusal is shown in the entry's own dialog, which must stay when the entry moves to another list.
    readsAfter: 'success',
    onSuccess: ({ entry: { refund, state } }) => {
      if (state === 'confirmed') {
        notify({ title: t.asked, description: t.askedText });
        return onDone();
      }
      const restYen = restOf(entry);
      const refunded = refund === 'none' || restYen === 0 ? null : format.yen(restYen);
      const description = refunded === null ? t.withdrawnPlain : t.withdrawnRefund(refunded);
      notify({ title: t.withdrawn, description });
      onDone();
    },
  });
}
