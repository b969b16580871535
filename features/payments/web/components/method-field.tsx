import Coins from 'lucide-react/icons/coins';
import CreditCard from 'lucide-react/icons/credit-card';
import QrCode from 'lucide-react/icons/qr-code';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { useText } from '../payments.text.ts';
import css from './method-field.module.css';

interface Props {
  readonly value: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
  readonly disabled: boolean;
}

/** The payment method; the card is the default (spec section 9). */
export function MethodField({ value, onChange, disabled }: Props) {
  const t = useText();
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
  return (
    <RadioField
      name="paymentMethod"
      label={t.paymentMethod}
      options={options}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value as PaymentMethod)}
    />
  );
}
