import type { Entry } from '#features/entries/web/entries.queries.ts';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import type { Prepare } from '../hooks/use-sample.ts';
import { useText } from '../payments.text.ts';
import { Confirming } from './confirming.tsx';
import { NotToPay } from './not-to-pay.tsx';
import { Paid } from './paid.tsx';
import css from './payment.module.css';
import { PaymentForm } from './payment-form.tsx';
import { Reservation } from './reservation.tsx';

interface Props {
  readonly entry: Entry;
  /** When the server sent the entry, in milliseconds since 1970; 0 if it has not yet. */
  readonly answeredAt: number;
  /** Whether the place is reserved already; `prepare` reserves it where not. */
  readonly reserved: boolean;
  readonly prepare: Prepare;
  readonly refetch: () => void;
  readonly goBack: () => void;
}

/** The payment of one entry, in all its phases. */
export function Payment({ entry, answeredAt, reserved, prepare, refetch, goBack }: Props) {
  const t = useText();
  const { phase, pay, concludeEarlier } = usePayment(entry, { prepare, answered: answeredAt > 0 });
  const back = { onClick: goBack, label: t.back };
  switch (phase.name) {
    case 'paid':
      return <Paid entry={entry} earned={phase.earned} justNow={phase.now} />;
    case 'expired':
      return <NotToPay entry={entry} why={phase.returned ? 'returned' : 'expired'} back={back} />;
    case 'inactive':
      return <NotToPay entry={entry} why="inactive" back={back} />;
    case 'form':
    case 'processing':
    case 'confirming': {
      const confirming = phase.name === 'confirming';
      return (
        <Frame
          title={confirming ? t.confirmingTitle : t.payTitle}
          step={confirming ? 'confirming' : 'form'}
          back={back}
        >
          {confirming ? <Confirming long={phase.long} /> : null}
          {/* Only hidden while the outcome is pending: after a refusal, the typed values are still there. */}
          <div hidden={confirming} className={css.form}>
            <Reservation entry={entry} answeredAt={answeredAt} onOver={refetch} />
            <PaymentForm
              entry={entry}
              reserved={reserved}
              prepare={prepare}
              processing={phase.name === 'processing'}
              problem={phase.name === 'form' ? phase.problem : null}
              onPay={pay}
              concludeEarlier={concludeEarlier}
              onCancel={goBack}
            />
          </div>
        </Frame>
      );
    }
  }
}
