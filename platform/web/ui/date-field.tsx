import CalendarDays from 'lucide-react/icons/calendar-days';
import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { PlainDate } from '#platform/shared/format.ts';
import { usePlatformText } from '../i18n/platform-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import own from './date-field.module.css';
import { Dialog } from './dialog.tsx';
import css from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import { lazyComponent } from './lazy-component.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Spinner } from './spinner.tsx';

const Calendar = lazyComponent(() => import('./calendar.tsx').then((late) => late.Calendar));

interface Change {
  readonly type: 'change' | 'blur';
  readonly target: { readonly name: string; readonly value: PlainDate };
}

interface Props extends FieldProps {
  /** "2026-12-05", or "" for none. Give `value` to control it; leave it to `register` otherwise. */
  readonly value?: PlainDate | undefined;
  readonly defaultValue?: PlainDate | undefined;
  /** Enough of an event for react-hook-form's `register`. */
  readonly onChange?: (event: Change) => unknown;
  readonly onBlur?: (event: Change) => unknown;
  readonly onValue?: (value: PlainDate) => void;
  /** The first and last day that can be chosen (a number is only what `register` may give). */
  readonly min?: PlainDate | number | undefined;
  readonly max?: PlainDate | number | undefined;
  readonly disabled?: boolean | undefined;
  /** Offers to clear the day: for a form with a message for a missing one. */
  readonly clearable?: boolean;
  readonly ref?: Ref<DateHandle>;
}

/** What a form needs of the control: read and set its value, give it the focus. */
export interface DateHandle {
  value: PlainDate;
  focus(): void;
}

/**
 * A day, shown in the language in use (a native date input follows the browser's instead). The calendar opens in a
 * dialog; its code loads when it is first opened.
 */
export function DateField(props: Props) {
  const { name, label, required, onBlur, disabled } = props;
  // A button cannot be required.
  const { ids, aria, frame } = useField({ ...props, required: undefined });
  const t = usePlatformText();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [value, setValue] = useDate(props, button);

  const choose = (day: PlainDate) => {
    setValue(day);
    setOpen(false);
    props.onValue?.(day);
    props.onChange?.({ type: 'change', target: { name, value: day } });
  };
  return (
    <FieldFrame {...frame} required={required}>
      <input type="hidden" name={name} value={value} data-focus={ids.id} />
      <button
        ref={button}
        type="button"
        id={ids.id}
        className={classNames(css.control, own.button)}
        // Its name is its label and what it shows; the label alone would hide the day.
        aria-labelledby={`${ids.label} ${ids.id}v`}
        aria-haspopup="dialog"
        {...aria}
        disabled={disabled}
        onClick={() => setOpen(true)}
        onBlur={() => open || onBlur?.({ type: 'blur', target: { name, value } })}
      >
        <span id={`${ids.id}v`} className={value ? undefined : own.none}>
          {value ? format.dayWithWeekday(value) : t.chooseDate}
        </span>
        <CalendarDays aria-hidden="true" />
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={label}
        actions={
          props.clearable && value ? (
            <Button variant="quiet" onClick={() => choose('')}>
              {t.clearDate}
            </Button>
          ) : null
        }
      >
        <Calendar
          value={value}
          min={asDay(props.min)}
          max={asDay(props.max)}
          onChoose={choose}
          fallback={<Spinner label={t.loading} large />}
          errorFallback={(retry) => <LoadFailure onRetry={retry} />}
        />
      </Dialog>
    </FieldFrame>
  );
}

function asDay(limit: PlainDate | number | undefined): PlainDate | undefined {
  return typeof limit === 'string' ? limit : undefined;
}

/** The day, controlled or not; a form's `register` reads and sets it through the handle. */
function useDate(props: Props, button: RefObject<HTMLButtonElement | null>) {
  const [stored, setStored] = useState(props.defaultValue ?? '');
  const latest = useRef(stored);
  const set = (day: PlainDate) => {
    latest.current = day;
    setStored(day);
  };
  useImperativeHandle(
    props.ref,
    () => ({
      // A form library takes something with a type for a form control.
      type: 'date',
      get value() {
        return latest.current;
      },
      set value(day: PlainDate) {
        latest.current = day ?? '';
        setStored(latest.current);
      },
      focus: () => button.current?.focus(),
    }),
    [button],
  );
  return [props.value ?? stored, set] as const;
}
