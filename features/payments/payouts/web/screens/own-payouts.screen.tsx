import { useQuery } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import { useSearchParams } from 'react-router';
import { isRefused } from '#platform/web/api/errors.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { AccountForm } from '../components/account-form.tsx';
import { OwnPayouts } from '../components/own-payouts.tsx';
import { type OwnPayout, ownPayoutsQuery } from '../payouts.queries.ts';
import { useText } from '../payouts.text.ts';

/** Money that goes back by a transfer: where to, and how far it is. */
export function Screen() {
  const t = useText();
  const applicationId = useSearchParams()[0].get('application') ?? undefined;
  const query = useQuery(ownPayoutsQuery(applicationId));
  const missing = isRefused(query.error, 'APPLICATION_NOT_FOUND', 'INVALID_INPUT');
  const to = applicationId ? `/team-applications/${applicationId}` : '/my-tournaments';
  const isEmpty = missing || query.data?.length === 0;
  return (
    <Frame title={t.title} back={{ to, label: t.back }}>
      {isEmpty ? <EmptyState icon={<Landmark />} title={t.none} text={t.noneText} /> : null}
      {query.data && !isEmpty ? <Payouts payouts={query.data} /> : null}
      {!query.data && !missing && (query.isError || query.isPaused) ? (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.isLoading && !query.isPaused ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="card" count={2} />
        </div>
      ) : null}
    </Frame>
  );
}

function Payouts({ payouts }: { readonly payouts: readonly OwnPayout[] }) {
  const t = useText();
  const format = useFormat();
  const waiting = payouts.filter(({ state }) => state === 'needs-account');
  const open = payouts.filter(({ state }) => state === 'ready');
  const sumYen = waiting.reduce((sum, { amountYen }) => sum + amountYen, 0);
  return (
    <>
      <OwnPayouts payouts={payouts} />
      {waiting.length > 0 ? (
        <Section heading={t.formTitle} text={t.formText(format.yen(sumYen))} card>
          <AccountForm payoutIds={waiting.map(({ id }) => id)} />
        </Section>
      ) : null}
      {waiting.length === 0 && open.length > 0 ? (
        <details>
          <summary>{t.change}</summary>
          <AccountForm payoutIds={open.map(({ id }) => id)} />
        </details>
      ) : null}
    </>
  );
}
