import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import type { Fixture, Season, SeasonAddress } from '../season.queries.ts';
import { useText } from '../season.text.ts';

const TONES = {
  none: 'neutral',
  entered: 'amber',
  disputed: 'red',
  confirmed: 'green',
} as const satisfies Readonly<Record<Fixture['resultState'], Tone>>;

interface Props {
  readonly label: string;
  readonly season: Season;
  readonly at: SeasonAddress;
  readonly fixtures: readonly Fixture[];
}

/** Some fixtures, each leading to its page. */
export function FixtureList({ label, season, at, fixtures }: Props) {
  const t = useText();
  const format = useFormat();
  const name = (number: number) =>
    format.name(season.teams.find((team) => team.number === number)?.name ?? '');
  const whenOf = ({ playOn, playAt, windowFrom, windowTo }: Fixture) =>
    playOn
      ? t.on(format.dayWithWeekday(playOn), playAt ?? '')
      : t.open(format.shortDate(windowFrom), format.shortDate(windowTo));
  return (
    <List label={label}>
      {fixtures.map((fixture) => {
        const { id, home, away, score, resultState, isVoid, venue } = fixture;
        const tone = isVoid ? 'neutral' : TONES[resultState];
        return (
          <ListRow
            key={id}
            to={`/season/${at.id}/${at.eventId}/${id}`}
            title={<bdi>{t.versus(name(home), name(away))}</bdi>}
            text={format.facts([whenOf(fixture), venue])}
            end={
              <>
                {score ? <strong>{t.score(score.home, score.away)}</strong> : null}{' '}
                <Badge tone={tone}>{isVoid ? t.void : t.states[resultState]}</Badge>
              </>
            }
          />
        );
      })}
    </List>
  );
}
