import type { Ref, TextareaHTMLAttributes } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

type Area = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

interface Props extends FieldProps, Area {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField(props: Props) {
  const { label, hint, error, required, optional, className, ...area } = props;
  const { ids, aria } = useField(props);
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
      <textarea rows={4} {...area} {...aria} id={ids.id} className={css.control} />
    </FieldFrame>
  );
}
