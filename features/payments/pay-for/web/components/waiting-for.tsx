import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { TransferAccount } from '../../../transfers/web/components/transfer-account.tsx';
import { OtherWay } from '../../../vouchers/web/components/other-way.tsx';
import { StoreTabs } from '../../../vouchers/web/components/store-tabs.tsx';
import { useVoucher } from '../../../vouchers/web/hooks/use-voucher.ts';
import { useText as usePaymentText } from '../../../web/payments.text.ts';
import { giveUp, type PaymentRequest } from '../pay-for.queries.ts';
import css from './pay-for.module.css';

interface Props {
  readonly secret: string;
  readonly request: PaymentRequest;
}

/** What the holder of the link has to do: transfer the money, bring it to a store, or approve the payment on other pages. */
export function WaitingFor({ secret, request: { payment, player } }: Props) {
  const t = usePaymentText();
  const { transfer = null } = payment?.action ?? {};
  if (payment && transfer) {
    return (
      <>
        <TransferAccount payment={payment} payerName={player} />
        <OtherWay text={t.otherTransfer} send={() => giveUp({ body: { secret } })} />
      </>
    );
  }
  return <Elsewhere secret={secret} payment={payment} />;
}

/** At a store, or on the pages of a bank or a payment app. */
function Elsewhere({
  secret,
  payment,
}: {
  readonly secret: string;
  readonly payment: PaymentRequest['payment'];
}) {
  const t = usePaymentText();
  const { url, kind } = payment?.action ?? {};
  const voucher = useVoucher(payment?.action);
  const isStore = kind === 'voucher';
  const { labelled } = useJoined();
  return (
    <>
      <Card className={css.card}>
        <h2 className={css.name}>{isStore ? t.storeTitle : t.approvalTitle}</h2>
        <p>{isStore ? labelled(t.payBy, voucher.end) : t.approvalText}</p>
      </Card>
      {isStore && voucher.code ? <StoreTabs voucher={voucher} /> : null}
      {isStore ? <p className={css.small}>{t.hint}</p> : null}
      {url ? (
        <a className={buttonClass('primary', true)} href={url}>
          {isStore ? t.slip : t.goOn}
        </a>
      ) : null}
      <OtherWay
        text={isStore ? t.otherStore : t.otherApproval}
        send={() => giveUp({ body: { secret } })}
      />
    </>
  );
}
