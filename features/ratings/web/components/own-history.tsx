import { useQuery } from '@tanstack/react-query';
import NotebookText from 'lucide-react/icons/notebook-text';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { ownRateQuery, playerQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import { PlayerHistory } from './player-history.tsx';

/** The reader's own matches, for My Page. */
export function OwnHistory() {
  return (
    <Loaded query={useQuery(ownRateQuery)} count={4}>
      {({ playerId }) => (playerId ? <OfPlayer id={playerId} /> : <NoMatches />)}
    </Loaded>
  );
}

function OfPlayer({ id }: { readonly id: string }) {
  return (
    <Loaded query={useQuery(playerQuery(id))} count={4}>
      {(page) => (page.matches.length > 0 ? <PlayerHistory page={page} /> : <NoMatches />)}
    </Loaded>
  );
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
