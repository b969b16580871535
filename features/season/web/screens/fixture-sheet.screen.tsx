import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OrderPapers } from '#features/tie-orders/sheet/web/components/order-papers.tsx';
import { instantInJapan } from '#platform/shared/format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { SIDE_OF } from '../../season.policy.ts';
import { SeasonFrame } from '../components/season-frame.tsx';
import { ordersQuery, type Season, type SeasonAddress } from '../season.queries.ts';
import { useText } from '../season.text.ts';

/** The order sheet of a team for a tie of a season, on paper. */
export function Screen() {
  const t = useText();
  const { fixtureId } = useParams();
  return (
    <SeasonFrame
      title={t.sheet}
      back={({ id, eventId }) => ({
        to: `/season/${id}/${eventId}/${fixtureId}`,
        label: t.fixture,
      })}
    >
      {(season, at) => <Shown season={season} at={at} />}
    </SeasonFrame>
  );
}

function Shown({ season, at }: { readonly season: Season; readonly at: SeasonAddress }) {
  const t = useText();
  const { fixtureId = '', side: asked } = useParams();
  const { data, error, isError, isPaused, refetch } = useQuery(ordersQuery({ ...at, fixtureId }));
  const fixture = season.season?.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return <InlineNotice tone="error" title={t.failures.FIXTURE_NOT_FOUND} />;
  if (!data && (isError || isPaused)) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={t.loading}>
        <Skeleton shape="row" count={4} />
      </div>
    );
  }
  const wanted = asked === 'away' ? 'away' : 'home';
  const side = data.own.length === 1 && !data.isDesk ? (data.own[0] ?? wanted) : wanted;
  const nameOf = (number: number) =>
    season.teams.find((team) => team.number === number)?.name ?? '';
  const { playOn, playAt } = fixture;
  return (
    <OrderPapers
      sheet={{
        tournamentName: season.tournamentName,
        eventName: season.eventName,
        team: nameOf(fixture[side]),
        opponent: nameOf(fixture[side === 'home' ? 'away' : 'home']),
        startsAt: playOn && playAt ? instantInJapan(playOn, playAt).toISOString() : null,
        template: data.template,
        letters: SIDE_OF[side],
        players: data[side].players,
        squad: data[side].squad,
        isWarned: data[side].breaches.length > 0,
      }}
    />
  );
}
