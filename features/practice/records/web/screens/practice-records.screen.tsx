import ChartLine from 'lucide-react/icons/chart-line';
import { ComingEntries } from '#features/entries/web/components/coming-entries.tsx';
import { JustConfirmed } from '#features/entries/web/components/just-confirmed.tsx';
import type { ConfirmedEntry } from '#features/entries/web/entries.queries.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { SearchField } from '#platform/web/ui/search-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { DayList } from '../components/day-list.tsx';
import { useDays } from '../hooks/use-days.ts';
import { useSearch } from '../hooks/use-search.ts';
import { useText } from '../records.text.ts';

/**
 * The practice days, below the coming entries (spec sections 2.15 and 2.24). After a payment the entry that was just
 * confirmed comes first, under a title that names both.
 */
export function Screen() {
  const t = useText();
  const confirmed = useLocationState<Partial<ConfirmedEntry>>()?.confirmed;
  const back = { to: '/club-support', label: t.back };
  return confirmed ? (
    <Frame title={t.afterPayingTitle} back={back}>
      <JustConfirmed entry={confirmed} />
      <ComingEntries />
      <Section heading={t.daysTitle}>
        <Days />
      </Section>
    </Frame>
  ) : (
    <Frame title={t.daysTitle} back={back}>
      <ComingEntries />
      <Days />
    </Frame>
  );
}

function Days() {
  const t = useText();
  const { search, setSearch } = useSearch();
  const days = useDays(search);
  return (
    <>
      <SearchField
        label={t.search}
        clearLabel={t.clearSearch}
        value={search}
        onSearch={setSearch}
        busy={days.searching}
      />
      <DayList days={days} search={search} onSearch={setSearch} />
      <LinkButton full variant="secondary" icon={<ChartLine />} to="/my-page?tab=records">
        {t.ownRecords}
      </LinkButton>
    </>
  );
}
