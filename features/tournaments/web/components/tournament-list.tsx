import SearchX from 'lucide-react/icons/search-x';
import { Button } from '#platform/web/ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '#platform/web/ui/card-grid.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Tournaments } from '../hooks/use-tournaments.ts';
import { type Criteria, filtersInUse, NO_CRITERIA } from '../lib/criteria.ts';
import { useText } from '../tournaments.text.ts';
import { TournamentCard } from './tournament-card.tsx';
import css from './tournament-list.module.css';

interface Props {
  readonly tournaments: Tournaments;
  readonly criteria: Criteria;
  readonly onChange: (criteria: Criteria) => void;
}

/** The results: cards, an empty text, skeletons on the first load, or an error. */
export function TournamentList({ tournaments, criteria, onChange }: Props) {
  const t = useText();
  const { listings, failed } = tournaments;
  if (!listings) {
    return failed ? (
      <LoadFailure error={failed.error} onRetry={tournaments.retry} />
    ) : (
      <CardGridSkeleton>
        <span className="visually-hidden">{t.loading}</span>
        <Skeleton className={css.skeleton} count={4} />
      </CardGridSkeleton>
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {tournaments.searching ? t.searching : t.shown(listings.length)}
      </p>
      {listings.length === 0 ? (
        <Nothing criteria={criteria} onClear={() => onChange(NO_CRITERIA)} />
      ) : (
        <InfiniteList
          hasMore={tournaments.hasMore}
          loading={tournaments.loadingMore}
          failed={tournaments.moreFailed}
          onMore={tournaments.more}
        >
          <CardGrid aria-label={t.results}>
            {listings.map((tournament) => (
              <TournamentCard key={tournament.id} tournament={tournament} />
            ))}
          </CardGrid>
        </InfiniteList>
      )}
    </>
  );
}

function Nothing({ criteria, onClear }: { criteria: Criteria; onClear: () => void }) {
  const t = useText();
  const narrowed = criteria.search !== '' || filtersInUse(criteria) > 0;
  if (!narrowed) return <EmptyState icon={<SearchX />} title={t.none} text={t.noneYetText} />;
  return (
    <EmptyState
      icon={<SearchX />}
      title={t.none}
      text={t.noneText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.clearFilters}
        </Button>
      }
    />
  );
}
