import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { CopyButton } from '#platform/web/ui/link-to-share.tsx';
import type { OpenPayment } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import css from './transfer-account.module.css';

interface Props {
  readonly payment: OpenPayment;
  /** Of the player, as an example of what is written in the transfer; '' where it is unknown. */
  readonly payerName?: string;
}

/** Where to transfer the fee to, with what name, by when, and until when the place is held for it. */
export function TransferAccount({ payment, payerName = '' }: Props) {
  const t = useText();
  const format = useFormat();
  const { until, transfer } = payment.action ?? {};
  if (!transfer || !until) return null;
  const at = (instant: string) =>
    `${format.dayWithWeekday(dayInJapan(new Date(instant)))} ${format.clockTime(instant)}`;
  const { to, code, heldUntil } = transfer;
  return (
    <>
      <Card tone="brand" className={css.card}>
        <dl className={css.list}>
          <div>
            <dt>{t.amount}</dt>
            <dd className={css.large}>{format.yen(payment.amountYen)}</dd>
          </div>
          <div>
            <dt>{t.transferBy}</dt>
            <dd className={css.large}>{at(until)}</dd>
          </div>
          <div>
            <dt>{t.transferCode}</dt>
            <dd className={`${css.large} ${css.code}`}>{code}</dd>
            {payerName === '' ? null : (
              <dd className={css.small}>{t.transferExample(code, payerName)}</dd>
            )}
          </div>
          <div>
            <dt>{t.transferTo}</dt>
            <dd>{to}</dd>
          </div>
        </dl>
        <p className={css.small}>{t.transferStatus}</p>
      </Card>
      <div className={css.ways}>
        <CopyButton full text={code} copied={t.copied}>
          {t.copyCode}
        </CopyButton>
        <CopyButton full text={to} copied={t.copied}>
          {t.copyAccount}
        </CopyButton>
      </div>
      <p className={css.small}>{t.transferHeld(at(heldUntil))}</p>
      <p className={css.small}>{t.transferAfter}</p>
    </>
  );
}
