import { useQuery } from '@tanstack/react-query';
import { useSession } from '#features/accounts/web/lib/session.ts';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { isCutOff } from '#platform/web/api/read.ts';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { currentEntryQuery } from '../entries.queries.ts';
import { ApplicationForm } from './application-form.tsx';
import { LoadingPlace } from './loading-place.tsx';
import { OwnEntry } from './own-entry.tsx';
import { SeveralEvents } from './several-events.tsx';

/** The application form, or the place that the player has already; neither until the server has answered. */
export function Application({ tournament }: { readonly tournament: Tournament }) {
  const session = useSession();
  const signedIn = Boolean(session.data?.account);
  const visitor = session.isSuccess && !signedIn;
  const several = tournament.events.length > 1;
  const own = useQuery({ ...currentEntryQuery(tournament.id), enabled: signedIn && !several });
  if (several && (signedIn || visitor)) {
    return <SeveralEvents tournament={tournament} visitor={visitor} />;
  }
  if (own.data) return <OwnEntry entry={own.data} />;
  // A cached "none" may be out of date: the player may have applied since.
  const none = own.data === null && own.isFetchedAfterMount;
  if (visitor || none) return <ApplicationForm tournament={tournament} visitor={visitor} />;
  const asked = signedIn ? own : session;
  if (isCutOff(asked)) {
    return <LoadFailure error={asked.error} onRetry={() => void asked.refetch()} />;
  }
  return <LoadingPlace />;
}
