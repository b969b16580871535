import type { Entry } from '#features/entries/web/entries.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { cancel, type OpenPayment } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import { useVoucher } from '../hooks/use-voucher.ts';
import { OtherWay } from './other-way.tsx';
import { ShareNumbers } from './share-numbers.tsx';
import { Simulate } from './simulate.tsx';
import { StoreTabs } from './store-tabs.tsx';
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
  const voucher = useVoucher(payment.action);
  const { code, end } = voucher;
  const url = payment.action?.url;
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
      <StoreTabs voucher={voucher} />
      <p className={css.small}>{t.hint}</p>
      <p className={css.small}>{t.moves}</p>
      <p className={css.small}>{t.after}</p>
      <div className={css.ways}>
        {payment.sandbox ? <Simulate paymentId={payment.id} /> : null}
        {code ? <ShareNumbers entry={entry} payment={payment} code={code} until={end} /> : null}
        {url ? (
          <a className={buttonClass('secondary', true)} href={url} target="_blank" rel="noreferrer">
            {t.slip}
          </a>
        ) : null}
        <OtherWay
          text={t.otherStore}
          send={() => cancel({ params: { id: payment.id } })}
          onOver={onOver}
        />
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
