import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OrderPapers } from '#features/tie-orders/sheet/web/components/order-papers.tsx';
import { instantInJapan } from '#platform/shared/format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
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
  const query = useQuery(ordersQuery({ ...at, fixtureId }));
  const fixture = season.season?.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return <InlineNotice tone="error" title={t.failures.FIXTURE_NOT_FOUND} />;
  const wanted = asked === 'away' ? 'away' : 'home';
  const nameOf = (number: number) =>
    season.teams.find((team) => team.number === number)?.name ?? '';
  const { playOn, playAt } = fixture;
  return (
    <Loaded query={query} count={4}>
      {(orders) => {
        const { own, isDesk } = orders;
        const side = own.length === 1 && !isDesk ? (own[0] ?? wanted) : wanted;
        return (
          <OrderPapers
            sheet={{
              tournamentName: season.tournamentName,
              eventName: season.eventName,
              team: nameOf(fixture[side]),
              opponent: nameOf(fixture[side === 'home' ? 'away' : 'home']),
              startsAt: playOn && playAt ? instantInJapan(playOn, playAt).toISOString() : null,
              template: orders.template,
              letters: SIDE_OF[side],
              players: orders[side].players,
              squad: orders[side].squad,
              isWarned: orders[side].breaches.length > 0,
            }}
          />
        );
      }}
    </Loaded>
  );
}
