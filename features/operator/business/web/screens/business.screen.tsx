import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Console } from '../../../web/components/console.tsx';
import { useText } from '../../../web/operator.text.ts';
import { draftQuery } from '../business.queries.ts';
import { BusinessForm } from '../components/business-form.tsx';

/** The operator enters the seller's facts and the conditions of sale. */
export function Screen() {
  const t = useText();
  const query = useQuery(draftQuery);
  return (
    <Console section="business">
      <p>{t.businessIntro}</p>
      <LinkButton to="/specified-commercial-transactions" variant="secondary">
        {t.publicPage}
      </LinkButton>
      <Loaded query={query} shape="line" count={8}>
        {(business) => <BusinessForm business={business} />}
      </Loaded>
    </Console>
  );
}
