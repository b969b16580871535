import Wallet from 'lucide-react/icons/wallet';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Payment } from '../components/payment.tsx';
import { useEntryToPay } from '../hooks/use-entry-to-pay.ts';
import { useText } from '../payments.text.ts';
import css from './tournament-payment.module.css';

/** Pay participation fee (spec 2.24). */
export function Screen() {
  const t = useText();
  const goBack = useWayBack();
  const { entry, visit, none, failed, ...more } = useEntryToPay();
  const { refetch } = more;
  if (entry) return <Payment key={visit} {...{ entry, ...more, goBack }} />;
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
        <div className={css.loading} aria-busy="true">
          <span className="visually-hidden">{t.loading}</span>
          <Skeleton shape="card" />
          <Skeleton shape="row" count={3} />
        </div>
      )}
    </Frame>
  );
}

/** To the screen before this one; without one (opened by a link), to the list of entries. */
function useWayBack() {
  const navigate = useNavigate();
  const first = useLocation().key === 'default';
  return useCallback(() => {
    if (first) void navigate('/my-tournaments', { replace: true });
    else void navigate(-1);
  }, [first, navigate]);
}
