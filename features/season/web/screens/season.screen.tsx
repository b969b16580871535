import { groupBy } from '#domain/common/grouped.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { FixtureList } from '../components/fixture-list.tsx';
import { SeasonDesk } from '../components/season-desk.tsx';
import { SeasonFrame } from '../components/season-frame.tsx';
import { SeasonTable } from '../components/season-table.tsx';
import { StartForm } from '../components/start-form.tsx';
import type { Made, Season, SeasonAddress } from '../season.queries.ts';
import { useText } from '../season.text.ts';

/** The season of a league of teams: its table, one's own fixtures, and all of them by matchday. */
export function Screen() {
  const t = useText();
  return (
    <SeasonFrame
      title={t.title}
      back={({ id }) => ({ to: `/tournaments/${id}/draws`, label: t.back })}
    >
      {(season, at) => {
        if (season.season) return <Played season={season} at={at} made={season.season} />;
        if (season.canStart) return <StartForm season={season} at={at} />;
        return <EmptyState title={t.notYet} text={t.notYetText} />;
      }}
    </SeasonFrame>
  );
}

interface Props {
  readonly season: Season;
  readonly made: Made;
  readonly at: SeasonAddress;
}

function Played({ season, made, at }: Props) {
  const t = useText();
  const own = made.fixtures.filter((fixture) => fixture.own.length > 0);
  const days = groupBy(made.fixtures, ({ matchday }) => matchday);
  return (
    <>
      <SeasonTable season={season} made={made} />
      {own.length > 0 ? (
        <Section heading={t.own}>
          <FixtureList label={t.own} season={season} at={at} fixtures={own} />
        </Section>
      ) : null}
      {[...days].map(([matchday, fixtures]) => (
        <Section key={matchday} heading={t.matchday(matchday)}>
          <FixtureList label={t.matchday(matchday)} season={season} at={at} fixtures={fixtures} />
        </Section>
      ))}
      {season.mayReferee ? <SeasonDesk season={season} made={made} at={at} /> : null}
    </>
  );
}
