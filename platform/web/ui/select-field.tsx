import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Ref, SelectHTMLAttributes } from 'react';
import css from './field.module.css';
import { FieldFrame, type FieldProps, useField } from './field.tsx';
import own from './select-field.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** A run of options; without a label only a divider parts it from the one before. */
export interface SelectGroup {
  readonly label?: string;
  readonly options: readonly SelectOption[];
}

type Select = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof FieldProps>;

interface Props extends FieldProps, Select {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly options: readonly (SelectOption | SelectGroup)[];
  /** Shown while nothing is chosen; cannot be chosen again. */
  readonly placeholder?: string;
}

/** A native drop-down, which on a phone is the best one. */
export function SelectField(props: Props) {
  const { ids, aria, frame, rest } = useField(props);
  const { options, placeholder, ...select } = rest;
  return (
    <FieldFrame {...frame}>
      <div className={own.box}>
        <select {...select} {...aria} id={ids.id} className={css.control}>
          {placeholder === undefined ? null : (
            <option value="" disabled={!props.optional} hidden={!props.optional}>
              {placeholder}
            </option>
          )}
          {options.map((entry, at) =>
            'options' in entry ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: groups may lack a label and keep their order.
              <Group key={at} group={entry} first={at === 0} />
            ) : (
              <Option key={entry.value} option={entry} />
            ),
          )}
        </select>
        <ChevronDown className={own.arrow} aria-hidden="true" />
      </div>
    </FieldFrame>
  );
}

function Group({ group, first }: { group: SelectGroup; first: boolean }) {
  const options = group.options.map((option) => <Option key={option.value} option={option} />);
  if (group.label) return <optgroup label={group.label}>{options}</optgroup>;
  return (
    <>
      {first ? null : <hr />}
      {options}
    </>
  );
}

function Option({ option: { value, label, disabled } }: { option: SelectOption }) {
  return (
    <option value={value} disabled={disabled}>
      {label}
    </option>
  );
}
