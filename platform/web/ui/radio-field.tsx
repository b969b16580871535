import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import css from './choice.module.css';
import { classNames } from './class-names.ts';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

type Input = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'type' | 'value' | 'defaultValue' | 'checked'
>;

interface Props extends FieldProps, Input {
  readonly ref?: Ref<HTMLInputElement>;
  readonly options: readonly RadioOption[];
  /** Give `value` and `onChange` to control it; leave both to react-hook-form's `register`. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  /** Side by side instead of one below the other. */
  readonly inline?: boolean;
}

/** A choice of one, each option a card that can be tapped anywhere. */
export function RadioField(props: Props) {
  const { ids, aria, frame, rest } = useField(props);
  const { options, inline, value, defaultValue, ...input } = rest;
  return (
    <FieldFrame as="group" {...frame}>
      <div
        role="radiogroup"
        aria-labelledby={ids.label}
        {...aria}
        className={classNames(css.cards, inline && css.inline)}
      >
        {options.map((option) => (
          <label key={option.value} className={classNames(css.row, css.card)}>
            <input
              {...input}
              type="radio"
              value={option.value}
              disabled={option.disabled || input.disabled}
              className={css.dot}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value || undefined }
                : { checked: value === option.value })}
            />
            {option.icon ? <span className={css.icon}>{option.icon}</span> : null}
            <span className={css.words}>
              <span className={css.label}>{option.label}</span>
              {option.hint ? <span className={css.hint}>{option.hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}
