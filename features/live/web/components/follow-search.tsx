import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { foundSides, MOST_FOUND } from '../lib/found-sides.ts';
import type { SideRef } from '../lib/live-view.ts';
import { useText } from '../live.text.ts';
import { FollowRow } from './follow-row.tsx';
import css from './live.module.css';

interface Props {
  readonly words: LiveWords;
  readonly isStarred: (side: SideRef) => boolean;
  readonly onStar: (side: SideRef) => void;
}

/** Finds a child by school, number or shown name, to follow it with a star. */
export function FollowSearch({ words, isStarred, onStar }: Props) {
  const t = useText();
  const format = useFormat();
  const [search, setSearch] = useState('');
  const found = foundSides(words.snapshot.sides, search, format.name);
  const isListed = found.length > 0 && found.length <= MOST_FOUND;
  return (
    <div className={css.follow}>
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        value={search}
        onSearch={setSearch}
        busy={false}
      />
      <p role="status" className={css.small}>
        {search === '' ? '' : statusOf(found.length)}
      </p>
      {isListed ? (
        <List label={t.follow}>
          {found.map((side) => (
            <FollowRow
              key={`${side.eventId} ${side.id}`}
              words={words}
              side={side}
              isStarred={isStarred(side)}
              onStar={() => onStar(side)}
            />
          ))}
        </List>
      ) : null}
      {search === '' ? null : <p className={css.small}>{t.namesText}</p>}
    </div>
  );

  function statusOf(count: number): string {
    if (count === 0) return t.foundNone(search);
    return count > MOST_FOUND ? t.foundMany(count) : t.found(count);
  }
}
