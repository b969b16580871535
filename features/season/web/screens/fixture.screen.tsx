import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { FixtureDay } from '../components/fixture-day.tsx';
import { FixtureOrders } from '../components/fixture-orders.tsx';
import { FixtureResult } from '../components/fixture-result.tsx';
import { SeasonFrame } from '../components/season-frame.tsx';
import type { Season, SeasonAddress } from '../season.queries.ts';
import { useText } from '../season.text.ts';

/** One tie of a season: when and where, the result, and what its captains and the organizer do with it. */
export function Screen() {
  const t = useText();
  return (
    <SeasonFrame
      title={t.fixture}
      back={({ id, eventId }) => ({ to: `/season/${id}/${eventId}`, label: t.backToSeason })}
    >
      {(season, at) => <Shown season={season} at={at} />}
    </SeasonFrame>
  );
}

function Shown({ season, at }: { readonly season: Season; readonly at: SeasonAddress }) {
  const t = useText();
  const format = useFormat();
  const { fixtureId } = useParams();
  const fixture = season.season?.fixtures.find(({ id }) => id === fixtureId);
  if (!fixture) return <InlineNotice tone="error" title={t.failures.FIXTURE_NOT_FOUND} />;
  const nameOf = (number: number) =>
    format.name(season.teams.find((team) => team.number === number)?.name ?? '');
  const { playOn, playAt, windowFrom, windowTo, venue, score, isVoid, resultState } = fixture;
  const props = { season, at, fixture, home: nameOf(fixture.home), away: nameOf(fixture.away) };
  const when = playOn ? t.on(format.dayWithWeekday(playOn), playAt ?? '') : t.notAgreed;
  return (
    <>
      <Facts
        facts={[
          [t.home, props.home],
          [t.away, props.away],
          [t.resultTitle, score && t.score(score.home, score.away)],
          [t.date, when],
          [t.window, t.open(format.dayWithWeekday(windowFrom), format.dayWithWeekday(windowTo))],
          [t.venue, venue === '' ? null : venue],
        ]}
      />
      <p>
        <Badge>{isVoid ? t.void : t.states[resultState]}</Badge>
      </p>
      {isVoid ? <InlineNotice tone="warning" title={t.failures.FIXTURE_VOID} /> : null}
      {!isVoid && (fixture.own.length > 0 || season.isDesk) ? <FixtureOrders {...props} /> : null}
      <FixtureResult {...props} />
      <FixtureDay {...props} />
    </>
  );
}
