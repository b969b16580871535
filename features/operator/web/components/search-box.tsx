import { useEffect, useState } from 'react';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useText } from '../operator.text.ts';

/** The delay after the last letter, in milliseconds. */
const PAUSE = 250;

interface Props {
  readonly hint: string;
  readonly onSearch: (q: string) => void;
}

export function SearchBox({ hint, onSearch }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, onSearch]);
  return (
    <TextField
      name="q"
      type="search"
      label={t.search}
      placeholder={hint}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      autoComplete="off"
    />
  );
}
