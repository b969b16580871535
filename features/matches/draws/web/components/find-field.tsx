import type { ReactNode } from 'react';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { useText } from '../draws.text.ts';
import css from './find-field.module.css';

interface Props {
  /** What can be found, where it is more than names. */
  readonly label?: string;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** How many are found. */
  readonly found: number;
  /** Who is found. */
  readonly children?: ReactNode;
}

/** The field above a draw that finds somebody in it. */
export function FindField({ label, search, onSearch, found, children }: Props) {
  const t = useText();
  return (
    <div className={css.find}>
      <SearchField
        label={label ?? t.find}
        clearLabel={t.clearSearch}
        value={search}
        onSearch={onSearch}
        busy={false}
      />
      <p role="status">
        {search === '' ? '' : found === 0 ? t.notFoundName(search) : t.found(found)}
      </p>
      {children}
    </div>
  );
}
