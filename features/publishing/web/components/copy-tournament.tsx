import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { copyOf, publishDraft } from '../lib/tournament-values.ts';
import { ownTournamentQuery } from '../publishing.queries.ts';
import { OwnTournamentError } from './own-tournament-error.tsx';

interface Props {
  readonly id: number;
  readonly accountId: string;
}

/** Copies one of the organizer's earlier tournaments into the form, then shows the form. */
export function CopyTournament({ id, accountId }: Props) {
  const navigate = useNavigate();
  const query = useQuery(ownTournamentQuery(id));
  useEffect(() => {
    if (!query.data) return;
    publishDraft(accountId).write(copyOf(query.data));
    void navigate('/register-tournament', { replace: true });
  }, [query.data, accountId, navigate]);
  if (query.isError || query.isPaused) return <OwnTournamentError query={query} />;
  return <Skeleton shape="card" count={3} />;
}
