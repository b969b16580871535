import Wallet from 'lucide-react/icons/wallet';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { AskSomebody } from '../../pay-for/web/components/ask-somebody.tsx';
import { Waiting } from '../../vouchers/web/components/waiting.tsx';
import { Confirming } from '../components/confirming.tsx';
import { NotToPay } from '../components/not-to-pay.tsx';
import { Paid } from '../components/paid.tsx';
import { PaymentForm } from '../components/payment-form.tsx';
import { Reservation } from '../components/reservation.tsx';
import { useEntryToPay } from '../hooks/use-entry-to-pay.ts';
import { usePayment } from '../hooks/use-payment.ts';
import type { Prepare } from '../hooks/use-sample.ts';
import { useText } from '../payments.text.ts';
import css from './tournament-payment.module.css';

/** Pay participation fee (spec 2.24). */
export function Screen() {
  const t = useText();
  const goBack = useReturnTo();
  const { entry, visit, none, failed, ...more } = useEntryToPay();
  const { refetch } = more;
  if (entry) return <Payment key={visit} entry={entry} {...more} goBack={goBack} />;
  return (
    <Frame title={t.payTitle} back={{ onClick: goBack, label: t.back }}>
      {none ? (
        <EmptyState
          icon={<Wallet />}
          title={t.nothingTitle}
          text={t.nothingText}
          action={<LinkButton to="/open-tournaments">{t.browse}</LinkButton>}
        />
      ) : null}
      {failed ? <LoadFailure error={failed.error} onRetry={refetch} /> : null}
      {none || failed ? null : (
        <div className={css.loading}>
          <Placeholder shape="card" />
          <Skeleton shape="row" count={3} />
        </div>
      )}
    </Frame>
  );
}

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
function Payment({ entry, answeredAt, reserved, prepare, refetch, goBack }: Props) {
  const t = useText();
  const { phase, pay, concludeEarlier, onWaited } = usePayment(entry, {
    prepare,
    answered: answeredAt > 0,
  });
  const back = { onClick: goBack, label: t.back };
  switch (phase.name) {
    case 'paid':
      return <Paid entry={entry} earned={phase.earned} justNow={phase.now} />;
    case 'expired':
      return <NotToPay entry={entry} why={phase.returned ? 'returned' : 'expired'} back={back} />;
    case 'waiting':
      return <Waiting entry={entry} back={back} onOver={onWaited} />;
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
              unpaid={phase.name === 'form' ? phase : null}
              onPay={pay}
              concludeEarlier={concludeEarlier}
              onCancel={goBack}
            />
            {reserved && !entry.schoolName && phase.name === 'form' ? (
              <AskSomebody entry={entry} />
            ) : null}
          </div>
        </Frame>
      );
    }
  }
}

/** To the screen before this one; without one (opened by a link), to the list of entries. */
function useReturnTo() {
  const navigate = useNavigate();
  const first = useLocation().key === 'default';
  return useCallback(() => {
    if (first) void navigate('/my-tournaments', { replace: true });
    else void navigate(-1);
  }, [first, navigate]);
}
