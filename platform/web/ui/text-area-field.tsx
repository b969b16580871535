import type { Ref, TextareaHTMLAttributes } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';

type Area = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps>;

interface Props extends FieldProps, Area {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField(props: Props) {
  const { ids, aria, frame, rest } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...rest} {...aria} id={ids.id} className={css.control} />
    </FieldFrame>
  );
}
