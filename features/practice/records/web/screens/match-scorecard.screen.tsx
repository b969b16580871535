import { useQuery } from '@tanstack/react-query';
import FileX from 'lucide-react/icons/file-x';
import { useParams } from 'react-router';
import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { matchQuery } from '#features/matches/web/matches.queries.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { useLocationState } from '#platform/web/navigation/screens.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { formatIdOf, recordFormatOf } from '../../records.vocabulary.ts';
import { MatchDetails } from '../components/match-details.tsx';
import { useSearch } from '../hooks/use-search.ts';
import { type CarriedMatch, matchIn } from '../lib/match-link.ts';
import { useText } from '../records.text.ts';

/** One match of the records, to read (spec section 2.18). */
export function Screen() {
  const t = useText();
  const { id = '' } = useParams();
  const carried = useLocationState<CarriedMatch>();
  const { suffix } = useSearch();
  const known = matchIn(carried, id);
  const { data, error, isError, isPaused, refetch } = useQuery({
    ...matchQuery(id),
    // The cached copy may be older than the person's own last write.
    refetchOnMount: 'always',
  });
  const gone = isRefused(error, 'MATCH_NOT_FOUND', 'INVALID_INPUT');
  const match = data ?? known;
  return (
    <Frame
      title={t.scorecardTitle}
      back={gone ? undefined : backOf(match, carried, { suffix, label: t.backToMatches })}
    >
      <Loaded
        query={{ data: match, error, isError, isPaused, refetch }}
        shape="card"
        refused={() => (gone ? <NotFound /> : undefined)}
      >
        {(shown) => <MatchDetails match={shown} />}
      </Loaded>
    </Frame>
  );
}

/** Leads to the list of the match, with its search; to the records while the list is not known. */
function backOf(
  match: MatchOutput | undefined,
  carried: CarriedMatch | null,
  { suffix, label }: { readonly suffix: string; readonly label: string },
) {
  const dateId = carried?.dateId ?? match?.playedOn;
  const formatId = carried?.formatId ?? (match && formatIdOf(recordFormatOf(match)));
  if (!dateId || !formatId) return { to: `/practice-records${suffix}`, label };
  const { formattedDate } = carried ?? {};
  const state = { dateId, ...(formattedDate && { formattedDate }) };
  return { to: `/practice-records/matches/${dateId}/${formatId}${suffix}`, label, state };
}

function NotFound() {
  const t = useText();
  return (
    <EmptyState
      icon={<FileX />}
      title={t.notFound}
      text={t.notFoundText}
      action={<LinkButton to="/practice-records">{t.backToRecords}</LinkButton>}
    />
  );
}
