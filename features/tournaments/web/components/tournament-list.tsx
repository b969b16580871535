import SearchX from 'lucide-react/icons/search-x';
import { groupBy } from '#domain/common/grouped.ts';
import { monthOfYear } from '#platform/shared/calendar.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { CardGrid, CardGridSkeleton } from '#platform/web/ui/card-grid.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InfiniteList } from '#platform/web/ui/infinite-list.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { Tournaments } from '../hooks/use-tournaments.ts';
import { type Criteria, isNarrowed, NO_CRITERIA } from '../lib/criteria.ts';
import type { Listing } from '../tournaments.queries.ts';
import { useText } from '../tournaments.text.ts';
import { FoundStatus } from './found-status.tsx';
import { TournamentCard } from './tournament-card.tsx';
import css from './tournament-list.module.css';

interface Props {
  readonly tournaments: Tournaments;
  readonly criteria: Criteria;
  readonly onChange: (criteria: Criteria) => void;
}

/** The results: cards, an empty text, skeletons on the first load, or an error. */
export function TournamentList({ tournaments, criteria, onChange }: Props) {
  const { language } = useLanguage();
  return (
    <Loaded
      query={tournaments.read}
      placeholder={
        <CardGridSkeleton>
          <Skeleton className={css.skeleton} count={4} />
        </CardGridSkeleton>
      }
    >
      {(listings) => (
        <>
          <FoundStatus tournaments={tournaments} className="visually-hidden" />
          {listings.length === 0 ? (
            <Nothing criteria={criteria} onClear={() => onChange(NO_CRITERIA)} />
          ) : (
            <InfiniteList
              hasMore={tournaments.hasMore}
              loading={tournaments.loadingMore}
              failed={tournaments.moreFailed}
              onMore={tournaments.more}
            >
              {monthsOf(listings).map(({ month, inMonth }) => (
                <Section key={month} heading={monthOfYear(`${month}-01`, language)}>
                  <CardGrid aria-label={monthOfYear(`${month}-01`, language)}>
                    {inMonth.map((tournament) => (
                      <TournamentCard key={tournament.id} tournament={tournament} />
                    ))}
                  </CardGrid>
                </Section>
              ))}
            </InfiniteList>
          )}
        </>
      )}
    </Loaded>
  );
}

/** The listings, which are in order of their days, by month ("2026-12"). */
function monthsOf(listings: readonly Listing[]) {
  const months = groupBy(listings, ({ eventDate }) => eventDate.slice(0, 7));
  return [...months].map(([month, inMonth]) => ({ month, inMonth }));
}

function Nothing({ criteria, onClear }: { criteria: Criteria; onClear: () => void }) {
  const t = useText();
  if (!isNarrowed(criteria))
    return <EmptyState icon={<SearchX />} title={t.none} text={t.noneYetText} />;
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
