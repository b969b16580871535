import { useFormat } from '#platform/web/i18n/use-format.ts';
import { buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { cancel, type OpenPayment } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import { OtherWay } from './other-way.tsx';
import css from './voucher.module.css';

interface Props {
  readonly payment: OpenPayment;
  readonly onOver: () => void;
}

/** The way back to the pages where a payment is approved, such as after a lost connection. */
export function Approval({ payment, onOver }: Props) {
  const t = useText();
  const format = useFormat();
  const { url, until } = payment.action ?? {};
  return (
    <>
      <Card>
        <p>{t.approvalText}</p>
        {until ? <p>{t.approvalUntil(format.clockTime(until))}</p> : null}
      </Card>
      <div className={css.ways}>
        {url ? (
          <a className={buttonClass('primary', true)} href={url}>
            {t.goOn}
          </a>
        ) : null}
        <OtherWay
          text={t.otherApproval}
          send={() => cancel({ params: { id: payment.id } })}
          onOver={onOver}
        />
      </div>
    </>
  );
}
