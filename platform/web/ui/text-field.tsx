import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import own from './text-field.module.css';

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps>;

interface Props extends FieldProps, Input {
  readonly ref?: Ref<HTMLInputElement>;
  /** Inside the control, at its end: a unit, a button. */
  readonly suffix?: ReactNode;
}

export function TextField(props: Props) {
  const { ids, aria, frame, rest } = useField(props);
  const { suffix, ...input } = rest;
  const control = <input type="text" {...input} {...aria} id={ids.id} className={css.control} />;
  return (
    <FieldFrame {...frame}>
      {suffix ? (
        <div className={own.joined}>
          {control}
          <span className={own.suffix}>{suffix}</span>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
