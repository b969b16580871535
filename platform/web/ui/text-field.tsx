import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
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
  const { label, hint, error, required, optional, className, suffix, ...input } = props;
  const { ids, aria } = useField(props);
  const control = <input type="text" {...input} {...aria} id={ids.id} className={css.control} />;
  return (
    <FieldFrame
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      className={className}
    >
      {suffix ? (
        <div className={classNames(own.joined)}>
          {control}
          <span className={own.suffix}>{suffix}</span>
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  );
}
