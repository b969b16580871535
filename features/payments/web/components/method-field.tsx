import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import Smartphone from 'lucide-react/icons/smartphone';
import Store from 'lucide-react/icons/store';
import type { FurtherWay, PaymentMethod } from '#domain/entry/vocabulary.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { WithWhole } from '#platform/web/ui/with-whole.tsx';
import { useText } from '../payments.text.ts';
import css from './method-field.module.css';

interface Further {
  readonly way: FurtherWay;
  readonly until: string | null;
}

interface Props {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  readonly disabled: boolean;
  /** Further ways that the provider offers for this payment. */
  readonly further: readonly Further[];
  /** Of the specified ways only these; all, where left out. */
  readonly only?: readonly PaymentMethod[];
}

/** The payment method; the card is the default (spec section 9). Further ones come after the specified three. */
export function MethodField({ value, onChange, disabled, further, only }: Props) {
  const t = useText();
  const asOption = useFurtherOption();
  const { visa, mastercard, jcb } = t.cardNetworks;
  const card = (
    <span className={css.card}>
      {t.creditCard}{' '}
      <span className={css.networks}>
        {[visa, mastercard, jcb].map((network) => (
          <span key={network} className={css.network}>
            {network}{' '}
          </span>
        ))}
      </span>
    </span>
  );
  const options: { value: PaymentMethod; label: React.ReactNode; icon: React.ReactNode }[] = [
    { value: 'credit-card', label: card, icon: <CreditCard aria-hidden="true" /> },
    { value: 'qr-code', label: t.qrCode, icon: <QrCode aria-hidden="true" /> },
    { value: 'points', label: t.usePoints, icon: <Coins aria-hidden="true" /> },
  ];
  const shared = {
    name: 'paymentMethod',
    value,
    disabled,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(event.target.value as PaymentMethod),
  };
  return (
    <>
      <RadioField
        {...shared}
        label={t.paymentMethod}
        options={options.filter((one) => !only || only.includes(one.value))}
      />
      {further.length > 0 ? (
        <div className={css.further}>
          <RadioField {...shared} label={t.furtherWays} options={further.map(asOption)} />
        </div>
      ) : null}
    </>
  );
}

const ICONS = {
  konbini: <Store aria-hidden="true" />,
  paypay: <Smartphone aria-hidden="true" />,
  transfer: <Landmark aria-hidden="true" />,
};

function useFurtherOption() {
  const t = useText();
  const format = useFormat();
  return ({ way, until }: Further) => {
    const at =
      until && `${format.dayWithWeekday(dayInJapan(new Date(until)))} ${format.clockTime(until)}`;
    return {
      value: way,
      label: t.ways[way],
      icon: ICONS[way],
      ...(at && {
        hint: (
          <WithWhole text={(way === 'transfer' ? t.transferUntil : t.wayUntil)(at)} whole={at} />
        ),
      }),
    };
  };
}
