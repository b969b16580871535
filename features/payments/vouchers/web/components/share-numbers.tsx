import Share2 from 'lucide-react/icons/share-2';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { copyText } from '#platform/web/copy-text.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { StoreCode } from '../../../payments.vocabulary.ts';
import type { OpenPayment } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';

interface Props {
  readonly entry: Entry;
  readonly payment: OpenPayment;
  readonly code: StoreCode;
  /** Until when, in words. */
  readonly until: string;
}

/** Asks somebody else to pay, such as a parent, or the office of a school: the numbers are all that a store wants. */
export function ShareNumbers({ entry, payment, code, until }: Props) {
  const t = useText();
  const format = useFormat();
  const { labelled } = useJoined();
  if (!navigator.share && !navigator.clipboard) return null;
  const share = async () => {
    const title = format.name(entry.tournament.name);
    const text = [
      title,
      labelled(t.amount, format.yen(payment.amountYen)),
      labelled(t.payBy, until),
      t.stores[code.store],
      labelled(t.paymentCode, code.paymentCode),
      ...(code.confirmationNumber ? [labelled(t.confirmationNumber, code.confirmationNumber)] : []),
    ].join('\n');
    if (!navigator.share) return copyText(text, t.copied, t.copyFailed);
    // Closing the sheet is not an error.
    await navigator.share({ title, text }).catch(() => {});
  };
  return (
    <Button
      full
      variant="secondary"
      icon={<Share2 aria-hidden="true" />}
      onClick={() => void share()}
    >
      {entry.applicationId ? t.shareNumbers : t.askToPay}
    </Button>
  );
}
