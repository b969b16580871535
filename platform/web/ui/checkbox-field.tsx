import type { InputHTMLAttributes, Ref } from 'react';
import css from './choice.module.css';
import { classNames } from './class-names.ts';
import { FieldError, type FieldProps, useField } from './field.tsx';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type'>;

interface Props extends FieldProps, Input {
  readonly ref?: Ref<HTMLInputElement>;
  /** Draws the whole row as a card: for lists of people and for agreements. */
  readonly card?: boolean;
}

export function CheckboxField(props: Props) {
  const { label, hint, error, required, optional: _, className, card, ...input } = props;
  const { ids, aria } = useField(props);
  return (
    <div className={className}>
      <div className={classNames(css.row, card && css.card)}>
        <input
          type="checkbox"
          {...input}
          {...aria}
          aria-required={required || undefined}
          id={ids.id}
          className={css.box}
        />
        <div className={css.words}>
          <label htmlFor={ids.id} className={css.label}>
            {label}
          </label>
          {hint ? (
            <span id={ids.hint} className={css.hint}>
              {hint}
            </span>
          ) : null}
        </div>
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
