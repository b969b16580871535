import type { Entry } from '#features/entries/web/entries.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { OtherWay } from '../../../vouchers/web/components/other-way.tsx';
import { cancel, type OpenPayment } from '../../../web/payments.queries.ts';
import { useText } from '../../../web/payments.text.ts';
import css from './transfer-account.module.css';
import { TransferAccount } from './transfer-account.tsx';

interface Props {
  readonly entry: Entry;
  readonly payment: OpenPayment;
  readonly onOver: () => void;
}

/** A fee that is paid by a transfer to the organizer: the account, and paying in another way. */
export function AwaitedTransfer({ entry, payment, onOver }: Props) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <p>{format.name(entry.tournament.name)}</p>
      <TransferAccount payment={payment} />
      <div className={css.ways}>
        <OtherWay
          text={t.otherTransfer}
          send={() => cancel({ params: { id: payment.id } })}
          onOver={onOver}
        />
        <LinkButton full variant="quiet" to="/my-tournaments">
          {t.mine}
        </LinkButton>
      </div>
    </>
  );
}
