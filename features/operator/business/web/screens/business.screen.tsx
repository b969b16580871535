import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { Console } from '../../../web/components/console.tsx';
import { useText } from '../../../web/operator.text.ts';
import { draftQuery } from '../business.queries.ts';
import { BusinessForm } from '../components/business-form.tsx';

/** The operator enters the seller's facts and the conditions of sale. */
export function Screen() {
  const t = useText();
  const { data, error, fetchStatus, refetch } = useQuery(draftQuery);
  const failed = !data && (error || fetchStatus === 'paused');
  return (
    <Console section="business">
      <p>{t.businessIntro}</p>
      <LinkButton to="/specified-commercial-transactions" variant="secondary">
        {t.publicPage}
      </LinkButton>
      {data ? (
        <BusinessForm business={data} />
      ) : failed ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={8} />
      )}
    </Console>
  );
}
