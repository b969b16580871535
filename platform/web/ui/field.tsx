import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { usePlatformText } from '../i18n/platform-text.ts';
import { classNames } from './class-names.ts';
import css from './field.module.css';

/** What every control of a form has. */
export interface FieldProps {
  /** The specification's field name. */
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The message to show, already in words. */
  readonly error?: string | undefined;
  /** Shows the mark; the schema decides whether the field is required. */
  readonly required?: boolean | undefined;
  readonly optional?: boolean | undefined;
  readonly className?: string | undefined;
}

interface Ids {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string;
}

/** Ids of one control's parts, the attributes that tie them together, and what its frame shows; `rest` is the control's own. */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, hint, error, required, optional, className, ...rest } = props;
  const id = useId();
  const ids: Ids = { id, label: `${id}l`, hint: `${id}h`, error: `${id}e` };
  const described = [hint ? ids.hint : '', error ? ids.error : ''].filter(Boolean).join(' ');
  const aria = {
    'aria-describedby': described || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
  return { ids, aria, frame: { ids, label, hint, error, required, optional, className }, rest };
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  readonly ids: Ids;
  /** `group` names a set of controls (radios) instead of labelling one. */
  readonly as?: 'field' | 'group';
  readonly children: ReactNode;
}

/** Label, mark, control, hint and error of one field. */
export function FieldFrame(props: FrameProps) {
  const { ids, label, hint, error, required, optional, className, children } = props;
  const group = props.as === 'group';
  return (
    <div className={classNames(css.field, className)}>
      <div className={css.caption}>
        {group ? (
          <span id={ids.label} className={css.label}>
            {label}
          </span>
        ) : (
          <label id={ids.label} htmlFor={ids.id} className={css.label}>
            {label}
          </label>
        )}
        <FieldMark required={required} optional={optional} />
      </div>
      {hint ? (
        <p id={ids.hint} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

/** Says in a word whether the field may stay empty; beside the label, not part of its name. */
function FieldMark({ required, optional }: Pick<FieldProps, 'required' | 'optional'>) {
  const t = usePlatformText();
  if (required) {
    return (
      <span className={classNames(css.mark, css.required)} aria-hidden="true">
        {t.required}
      </span>
    );
  }
  return optional ? <span className={css.mark}>{t.optional}</span> : null;
}

/** An error text, announced when it appears. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} className={css.error} aria-live="polite" hidden={!error}>
      {error ? (
        <>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </>
      ) : null}
    </p>
  );
}
