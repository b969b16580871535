import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { type GuardedEntry, type Player, withdrawEntry } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';

interface Props {
  readonly entry: GuardedEntry;
  readonly player: Player;
  readonly secret: string;
}

/** Gives the player's place up, after a dialog that says what happens to the money. */
export function WithdrawPlayer({ entry, player, secret }: Props) {
  const t = useText();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const asks = entry.asksToWithdraw;
  const consequence = useConsequence(entry);
  const { submit, isPending } = useSubmit({
    send: () => withdrawEntry({ params: { id: player.id, entryId: entry.id }, body: { secret } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: ({ entry: { state } }) =>
      state === 'confirmed'
        ? notify({ title: t.requested, description: t.requestedText })
        : notify({ title: t.withdrawn, description: t.withdrawnText }),
  });
  return (
    <div>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {asks ? t.askToWithdraw : t.withdraw}
      </Button>
      <ConfirmDialog
        open={asking}
        title={(asks ? t.askTitle : t.withdrawTitle)(
          player.name,
          format.name(entry.tournament.name),
        )}
        confirmLabel={asks ? t.askToWithdraw : t.withdraw}
        cancelLabel={t.keep}
        danger
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {consequence}
      </ConfirmDialog>
    </div>
  );
}

/** What happens to the money: the player's part of a split fee goes back, too, and what a school has paid goes to the school. */
function useConsequence(entry: GuardedEntry): string {
  const { feeYen, payment, schoolName, asksToWithdraw } = entry;
  const t = useText();
  const ofFee = useOfFee(entry);
  if (schoolName !== null) return (asksToWithdraw ? t.askSchool : t.withdrawSchool)(schoolName);
  if (payment === 'made' && feeYen > 0) return ofFee;
  return asksToWithdraw ? t.askFree : t.withdrawUnpaid;
}

/** What becomes of a fee that was paid, of which the organizer may have given some back before. */
function useOfFee({ feeYen, refundYen, asksToWithdraw, isRefundable }: GuardedEntry): string {
  const t = useText();
  const format = useFormat();
  const restYen = feeYen - (refundYen ?? 0);
  const isPart = restYen < feeYen;
  if (restYen === 0) return asksToWithdraw ? t.askGone : t.withdrawGone;
  if (!asksToWithdraw) return (isPart ? t.withdrawRest : t.withdrawPaid)(format.yen(restYen));
  if (!isRefundable) return isPart ? t.askRestTooLate : t.askTooLate;
  return (isPart ? t.askRest : t.askRefundable)(format.yen(restYen));
}
