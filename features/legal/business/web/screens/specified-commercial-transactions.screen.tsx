import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useBackToMyPage } from '#platform/web/navigation/back-to-my-page.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { LegalLinks } from '../../../web/components/legal-links.tsx';
import { businessQuery } from '../business.queries.ts';
import { useText } from '../business.text.ts';
import { FactsList } from '../components/facts-list.tsx';

/** 特定商取引法に基づく表記: shows plainly which facts the operator has not filled in. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const query = useQuery(businessQuery);
  const back = useBackToMyPage({ to: '/help', label: t.back });
  return (
    <Frame title={t.title} subtitle={t.intro} back={back}>
      <Loaded query={query} shape="line" count={26}>
        {({ business, changedAt }) => (
          <>
            {business ? null : (
              <InlineNotice tone="warning" title={t.notFilledTitle}>
                {t.notFilledText}
              </InlineNotice>
            )}
            <FactsList business={business} />
            {changedAt ? <p>{t.changed(format.dateTime(changedAt))}</p> : null}
          </>
        )}
      </Loaded>
      <LegalLinks state={useLocationState()} />
    </Frame>
  );
}
