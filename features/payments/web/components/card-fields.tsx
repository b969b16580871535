import type { ZodForm } from '#platform/web/forms/use-form.ts';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { Card } from '../../payments.form.ts';
import { useMasked } from '../hooks/use-masked.ts';
import { digitsOnly, expiry } from '../lib/card-input.ts';
import { useText } from '../payments.text.ts';
import css from './card-fields.module.css';

export type CardForm = ZodForm<Card, Card>;

const cardNumber = digitsOnly(16);
const cvv = digitsOnly(4);

/** The card form (spec 2.24 and section 5). */
export function CardFields({ form, disabled }: { form: CardForm; disabled: boolean }) {
  const t = useText();
  // In the order of the screen: the first wrong one gets the focus.
  const name = form.register('cardholderName');
  const number = useMasked(form.register('cardNumber'), cardNumber);
  const date = useMasked(form.register('expiryDate'), expiry);
  const code = useMasked(form.register('cvv'), cvv);
  return (
    <div className={css.fields}>
      <TextField
        {...name}
        label={t.cardholderName}
        error={form.errorOf('cardholderName', t.cardErrors)}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={disabled}
      />
      <TextField
        {...number}
        label={t.cardNumber}
        error={form.errorOf('cardNumber', t.cardErrors)}
        inputMode="numeric"
        autoComplete="cc-number"
        readOnly={disabled}
      />
      <div className={css.pair}>
        <TextField
          {...date}
          label={t.expiryDate}
          error={form.errorOf('expiryDate', t.cardErrors)}
          placeholder={t.expiryPlaceholder}
          inputMode="numeric"
          autoComplete="cc-exp"
          readOnly={disabled}
          className={css.half}
        />
        <TextField
          {...code}
          type="password"
          label={t.cvv}
          error={form.errorOf('cvv', t.cardErrors)}
          inputMode="numeric"
          autoComplete="cc-csc"
          readOnly={disabled}
          className={css.half}
        />
      </div>
      <p className={css.safe}>{t.cardSafe}</p>
    </div>
  );
}
