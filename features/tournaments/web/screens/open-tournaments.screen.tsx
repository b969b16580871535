import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { ChosenFilters } from '../components/chosen-filters.tsx';
import { Filters } from '../components/filters.tsx';
import { LevelFilter } from '../components/level-filter.tsx';
import { NamedPrefecture } from '../components/named-prefecture.tsx';
import { QuickFilters } from '../components/quick-filters.tsx';
import { TournamentList } from '../components/tournament-list.tsx';
import { useCriteria } from '../hooks/use-criteria.ts';
import { useTournaments } from '../hooks/use-tournaments.ts';
import { useText } from '../tournaments.text.ts';
import css from './open-tournaments.module.css';

/** Browse open tournaments (spec 2.22). */
export function Screen() {
  const t = useText();
  const { criteria, change, ready } = useCriteria();
  const tournaments = useTournaments(criteria, ready);
  return (
    <Frame title={t.browseTitle} width="wide" back={{ to: '/', label: t.backHome }}>
      <div className={css.tools}>
        <SearchField
          label={t.search}
          clearLabel={t.clearSearch}
          value={criteria.search}
          onSearch={(search) => change({ search })}
          busy={tournaments.searching}
        />
        <div className={css.filters}>
          <QuickFilters criteria={criteria} onChange={change} />
          <LevelFilter value={criteria.level} onChange={(level) => change({ level })} />
          <Filters criteria={criteria} onChange={change} tournaments={tournaments} />
          <ChosenFilters criteria={criteria} onChange={change} />
        </div>
      </div>
      <NamedPrefecture named={tournaments.namedPrefecture} onChange={change} />
      <TournamentList tournaments={tournaments} criteria={criteria} onChange={change} />
      <LinkButton variant="quiet" to="/past-tournaments">
        {t.past}
      </LinkButton>
    </Frame>
  );
}
