import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '#platform/web/ui/paged-list.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { guardedEntriesQuery, type Player, type When } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import { GuardedEntryCard } from './guarded-entry-card.tsx';
import css from './guardian-page.module.css';

interface Props {
  readonly player: Player;
  readonly secret: string;
  readonly when: When;
}

/** A player's entries of one tab, page after page. */
export function GuardedEntries({ player, secret, when }: Props) {
  const t = useText();
  const query = useInfiniteQuery(guardedEntriesQuery(secret, player.id, when));
  return (
    <PagedList
      query={query}
      items={query.data?.pages.flatMap((page) => page.entries)}
      waiting={<Placeholder shape="card" />}
      empty={<p className={css.nothing}>{when === 'coming' ? t.nothingComing : t.nothingPast}</p>}
    >
      {(entries) => (
        <UnmarkedList className={css.entries} aria-label={t.entries}>
          {entries.map((entry) => (
            <GuardedEntryCard
              key={entry.id}
              entry={entry}
              player={player}
              secret={secret}
              over={when === 'past'}
            />
          ))}
        </UnmarkedList>
      )}
    </PagedList>
  );
}
