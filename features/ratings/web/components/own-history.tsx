import { useQuery } from '@tanstack/react-query';
import NotebookText from 'lucide-react/icons/notebook-text';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Placeholder } from '#platform/web/ui/placeholder.tsx';
import { ownRateQuery, playerQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import { PlayerHistory } from './player-history.tsx';

/** The reader's own matches, for My Page. */
export function OwnHistory() {
  const { data, error, fetchStatus, refetch } = useQuery(ownRateQuery);
  if (data?.playerId) return <OfPlayer id={data.playerId} />;
  if (data) return <NoMatches />;
  if (error || fetchStatus === 'paused') {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return <Loading />;
}

function OfPlayer({ id }: { readonly id: string }) {
  const { data, error, fetchStatus, refetch } = useQuery(playerQuery(id));
  if (data) return data.matches.length > 0 ? <PlayerHistory page={data} /> : <NoMatches />;
  if (error || fetchStatus === 'paused') {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return <Loading />;
}

function NoMatches() {
  const t = useText();
  return (
    <EmptyState
      icon={<NotebookText />}
      title={t.noMatches}
      text={t.noMatchesText}
      action={<LinkButton to="/start-practicing">{t.practise}</LinkButton>}
    />
  );
}

function Loading() {
  return <Placeholder shape="row" count={4} />;
}
