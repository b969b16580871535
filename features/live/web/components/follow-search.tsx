import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { foundSides } from '../lib/found-sides.ts';
import type { SideRef } from '../lib/live-view.ts';
import { useText } from '../live.text.ts';
import { FollowRow } from './follow-row.tsx';
import css from './live.module.css';
import { ShowAll } from './match-list.tsx';

/** So many are listed at first: a school may have entered a hundred. */
const FIRST_FOUND = 8;

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
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? found : found.slice(0, FIRST_FOUND);
  return (
    <div className={css.follow}>
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setWhole(false);
        }}
        busy={false}
      />
      <p role="status" className={css.small}>
        {search === '' ? '' : found.length === 0 ? t.foundNone(search) : t.found(found.length)}
      </p>
      {shown.length > 0 ? (
        <List label={t.follow}>
          {shown.map((side) => (
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
      {shown.length < found.length ? (
        <ShowAll label={t.showAllFound(found.length)} onShow={() => setWhole(true)} />
      ) : null}
      {search === '' ? null : <p className={css.small}>{t.namesText}</p>}
    </div>
  );
}
