import { ComingEntries } from '#features/entries/web/parts/coming-entries.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { DayList } from '../parts/day-list.tsx';
import { useDays } from '../parts/use-days.ts';
import { useSearch } from '../parts/use-search.ts';
import { useText } from '../records.text.ts';

/** The practice days; above them what is to come (spec sections 2.15 and 2.24). */
export function Screen() {
  const t = useText();
  const { search, setSearch } = useSearch();
  const days = useDays(search);
  return (
    <Frame title={t.daysTitle} back={{ to: '/club-support', label: t.back }}>
      <ComingEntries />
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        value={search}
        onSearch={setSearch}
        busy={days.searching}
      />
      <DayList days={days} search={search} onSearch={setSearch} />
    </Frame>
  );
}
