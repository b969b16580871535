import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { LONGEST_SEARCH } from '#platform/shared/bounds.ts';
import { IconButton } from './icon-button.tsx';
import css from './search-field.module.css';
import { Spinner } from './spinner.tsx';

/** The pause in typing after which the search begins, in milliseconds. */
const REST = 300;

interface Props {
  readonly label: string;
  readonly clearLabel: string;
  /** The search in use. */
  readonly value: string;
  readonly onSearch: (value: string) => void;
  /** Results of this search are on their way. */
  readonly busy: boolean;
}

/** A search field: the search begins after a pause in typing, or immediately on Enter. */
export function SearchField({ label, clearLabel, value, onSearch, busy }: Props) {
  const id = useId();
  const { typed, type, searchNow } = useTyped(value, onSearch);
  return (
    <search className={css.search}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          searchNow(typed);
        }}
      >
        <label htmlFor={id} className={css.label}>
          {label}
        </label>
        <span className={css.box}>
          {busy ? (
            <span className={css.icon}>
              <Spinner />
            </span>
          ) : (
            <Search className={css.icon} aria-hidden="true" />
          )}
          <input
            id={id}
            type="search"
            name="search"
            className={css.input}
            value={typed}
            maxLength={LONGEST_SEARCH}
            enterKeyHint="search"
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
          />
          {typed ? (
            <IconButton
              className={css.clear}
              label={clearLabel}
              icon={<X />}
              onClick={() => searchNow('')}
            />
          ) : null}
        </span>
      </form>
    </search>
  );
}

/** The text of the field: ahead of the search while typing, following it when it changes from outside. */
function useTyped(value: string, onSearch: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (text: string) => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  return {
    typed,
    type(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => ask(text), REST);
    },
    searchNow(text: string) {
      setTyped(text);
      clearTimeout(timer.current);
      ask(text);
    },
  };
}
