import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useSession } from '#features/accounts/web/lib/session.ts';
import type { Ask } from '#features/guardians/web/components/age-question.tsx';
import { guardianStatusQuery } from '#features/guardians/web/lib/guardian-status.ts';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';

// A player needs it once, and it loads the form library: not part of every application.
const AgeQuestion = lazyComponent(() =>
  import('#features/guardians/web/components/age-question.tsx').then((late) => late.AgeQuestion),
);

interface Props {
  readonly tournament: Pick<Tournament, 'id' | 'feeYen'>;
  readonly ask: RefObject<Ask | null>;
}

/** Whether the player is under 18, asked at the first entry with a fee; nothing once it is answered. */
export function GuardianQuestion({ tournament, ask }: Props) {
  const signedIn = Boolean(useSession().data?.account);
  const paid = tournament.feeYen > 0;
  const { data } = useQuery({ ...guardianStatusQuery, enabled: paid && signedIn });
  if (!paid || !data || data.mayEnterPaid) return null;
  return (
    <AgeQuestion
      status={data}
      tournamentId={tournament.id}
      ask={ask}
      fallback={<Skeleton shape="card" />}
      errorFallback={(retry) => <LoadFailure onRetry={retry} />}
    />
  );
}
