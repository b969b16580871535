import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { type Tournament, tournamentQuery } from '#features/tournaments/web/tournaments.queries.ts';
import { isRefused } from '#platform/web/api/errors.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Application } from '../components/application.tsx';
import { ApplyAsTeam } from '../components/apply-as-team.tsx';
import { LoadingTournament } from '../components/loading-tournament.tsx';
import { TournamentDetails } from '../components/tournament-details.tsx';
import { useText } from '../entries.text.ts';

const LIST = '/open-tournaments';

/** Confirm tournament application (spec 2.23). Anybody may read it; applying needs a login. */
export function Screen() {
  const t = useText();
  const id = numberFrom(useParams().id);
  const query = useQuery({ ...tournamentQuery(id), enabled: id > 0 });
  const missing = id === 0 || isRefused(query.error, 'TOURNAMENT_NOT_FOUND', 'INVALID_INPUT');
  useReturnTo(missing);
  return (
    <Frame title={t.confirmTitle} back={{ to: LIST, label: t.backToList }}>
      {missing ? null : (
        <Loaded query={query} placeholder={<LoadingTournament />}>
          {(tournament) => (
            <>
              <TournamentDetails tournament={tournament} />
              <Application tournament={tournament} />
              <ApplyAsTeam tournament={tournament} />
              {mayBeDrawn(tournament) ? (
                <>
                  <LinkButton variant="secondary" to={`/tournaments/${id}/draws`}>
                    {t.draws}
                  </LinkButton>
                  <LinkButton variant="secondary" to={`/live/${id}`}>
                    {t.live}
                  </LinkButton>
                  {tournament.availability === 'over' ? (
                    <LinkButton variant="secondary" to={`/tournaments/${id}/results`}>
                      {t.results}
                    </LinkButton>
                  ) : null}
                </>
              ) : null}
              <LinkButton variant="quiet" to={LIST}>
                {t.back}
              </LinkButton>
            </>
          )}
        </Loaded>
      )}
    </Frame>
  );
}

/** An event is drawn once nobody can enter it; of several events one may be closed before the others. */
function mayBeDrawn({ availability, eventCount }: Tournament): boolean {
  return eventCount > 1 || ['closed', 'deadline-passed', 'over'].includes(availability);
}

/** Says that there is no such tournament and leads to the list. */
function useReturnTo(missing: boolean) {
  const t = useText();
  const navigate = useNavigate();
  const { notFound, notFoundText } = t;
  useEffect(() => {
    if (!missing) return;
    notify({ title: notFound, description: notFoundText, variant: 'destructive' });
    void navigate(LIST, { replace: true });
  }, [missing, navigate, notFound, notFoundText]);
}

/** The number in the path; 0, which no tournament has, for anything else. */
function numberFrom(id: string | undefined): number {
  const number = /^\d{1,10}$/.test(id ?? '') ? Number(id) : 0;
  return number <= 2_147_483_647 ? number : 0;
}
