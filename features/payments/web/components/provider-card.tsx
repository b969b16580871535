import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { classNames } from '#platform/web/ui/class-names.ts';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Spinner } from '#platform/web/ui/spinner.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { type BrowserPart, useProviderCard } from '../hooks/use-provider-card.ts';
import type { FieldName } from '../lib/provider-script.ts';
import { useText } from '../payments.text.ts';
import cardCss from './card-fields.module.css';
import css from './provider-card.module.css';

export interface ProviderCardHandle {
  /** The token of the card; 'invalid' where a field is empty or wrong, null where the provider gives none. */
  token(): Promise<string | 'invalid' | null>;
  clearCode(): void;
}

interface Props {
  readonly ref: Ref<ProviderCardHandle>;
  readonly browser: BrowserPart;
  readonly disabled: boolean;
}

/** The card form with the provider's own fields in it, under the labels and with the messages of the specification. */
export function ProviderCard({ ref, browser, disabled }: Props) {
  const t = useText();
  const card = useProviderCard(browser);
  const nameField = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isChecked, setChecked] = useState(false);
  const trimmed = name.trim();
  useImperativeHandle(ref, () => ({
    token: async () => {
      setChecked(true);
      const isNamed = trimmed !== '';
      const isTyped = card.check({ mayFocus: isNamed });
      if (!isNamed) nameField.current?.focus();
      if (!isTyped || !isNamed) return 'invalid';
      return card.token(trimmed);
    },
    clearCode: () => card.clearCode(),
  }));
  const field = (which: FieldName, label: string, error: string) => (
    <Frame
      label={label}
      error={card.wrong.has(which) ? error : undefined}
      target={card.targetOf(which)}
    />
  );
  return (
    <div className={cardCss.fields}>
      <TextField
        ref={nameField}
        name="cardholderName"
        label={t.cardholderName}
        autoComplete="cc-name"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={name}
        readOnly={disabled}
        error={isChecked && trimmed === '' ? t.cardErrors.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {field('cardNumber', t.cardNumber, t.cardErrors.numberInvalid)}
      <div className={cardCss.pair}>
        {field('cardExpiry', t.expiryDate, t.cardErrors.expiryInvalid)}
        {field('cardCvc', t.cvv, t.cardErrors.cvvInvalid)}
      </div>
      {card.state === 'loading' ? <Spinner label={t.loadingFields} /> : null}
      {card.state === 'failed' ? <LoadFailure onRetry={card.retry} /> : null}
      <p className={cardCss.safe}>{t.cardSafe}</p>
    </div>
  );
}

interface FrameProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly target: (element: HTMLElement | null) => void;
}

/** A field of the provider: its frame has its own name for those who do not see the label. */
function Frame({ label, error, target }: FrameProps) {
  return (
    <div className={css.field}>
      <span className={css.label}>{label}</span>
      <div ref={target} className={classNames(css.frame, error && css.wrong)} />
      {error ? (
        <span className={css.error} role="alert">
          {error}
        </span>
      ) : null}
    </div>
  );
}
