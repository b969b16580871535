import { useState } from 'react';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import type { OpenPayment } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import { OtherWay } from './other-way.tsx';
import { ShareNumbers } from './share-numbers.tsx';
import { Simulate } from './simulate.tsx';
import { StorePanel } from './store-panel.tsx';
import css from './voucher.module.css';

interface Props {
  readonly entry: Entry;
  readonly payment: OpenPayment;
  readonly onOver: () => void;
}

/** What to do at a store: until when, the numbers for each chain, and how they are typed there. */
export function Voucher({ entry, payment, onOver }: Props) {
  const t = useText();
  const format = useFormat();
  const { stores = [], until, url } = payment.action ?? {};
  const [chosen, choose] = useState(stores[0]?.store ?? 'familymart');
  const code = stores.find(({ store }) => store === chosen) ?? stores[0];
  const end = until
    ? `${format.dayWithWeekday(dayInJapan(new Date(until)))} ${format.clockTime(until)}`
    : '';
  return (
    <>
      <Card tone="brand" className={css.facts}>
        <h2 className={css.name}>{format.name(entry.tournament.name)}</h2>
        <dl className={css.list}>
          <div>
            <dt>{t.amount}</dt>
            <dd className={css.large}>{format.yen(payment.amountYen)}</dd>
          </div>
          <div>
            <dt>{t.payBy}</dt>
            <dd className={css.large}>{end}</dd>
          </div>
        </dl>
        <p className={css.small}>{t.storeStatus}</p>
      </Card>
      <Card className={css.stores}>
        <SegmentedTabs
          label={t.store}
          value={chosen}
          onChange={choose}
          tabs={stores.map(({ store }) => ({ value: store, label: t.stores[store] }))}
        >
          {code ? <StorePanel code={code} /> : null}
        </SegmentedTabs>
      </Card>
      <p className={css.small}>{t.hint}</p>
      <p className={css.small}>{t.moves}</p>
      <p className={css.small}>{t.after}</p>
      <div className={css.ways}>
        {payment.sandbox ? <Simulate paymentId={payment.id} /> : null}
        {code ? <ShareNumbers {...{ entry, payment, code, until: end }} /> : null}
        {url ? (
          <a className={buttonClass('secondary', true)} href={url} target="_blank" rel="noreferrer">
            {t.slip}
          </a>
        ) : null}
        <OtherWay paymentId={payment.id} text={t.otherStore} onOver={onOver} />
        <LinkButton
          full
          variant="quiet"
          to={entry.applicationId ? `/team-applications/${entry.applicationId}` : '/my-tournaments'}
        >
          {entry.applicationId ? t.viewApplication : t.mine}
        </LinkButton>
      </div>
    </>
  );
}
