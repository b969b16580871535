import type { LeagueMatch, PlayerId } from '#domain/league-table/league-match.ts';
import { openPairs } from '#domain/league-table/schedule.ts';
import type { Standings } from '#domain/league-table/standings.ts';
import { StandingsTable } from '#features/matches/standings/web/components/standings-table.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { LeagueView } from '../hooks/use-league.ts';
import { useText } from '../league.text.ts';
import css from './league-standings.module.css';
import { RulesChoice } from './rules-choice.tsx';

interface Props extends Pick<LeagueView, 'league'> {
  readonly matches: readonly LeagueMatch<PlayerId>[];
  readonly ranked: Standings<PlayerId>;
}

/** The standings of a league, with the rules that order them now: provisional until the last match. */
export function LeagueStandings({ league, matches, ranked }: Props) {
  const t = useText();
  const { players, preset, scoreFormat } = league;
  const ids = players.map(({ id }) => id);
  const { provisional, isByShare, rows } = ranked;
  const begun = rows.some(({ place }) => place !== null);
  const finalText = isByShare ? t.finalByShare : t.finalText;
  const explanation = provisional ? t.provisionalText(openPairs(ids, matches).length) : finalText;
  const hint = provisional ? t.rulesLater : isByShare ? t.rulesNot : undefined;
  return (
    <Section
      heading={t.standings}
      action={begun && provisional ? <Badge tone="amber">{t.provisional}</Badge> : null}
      text={begun ? explanation : undefined}
    >
      <RulesChoice league={league} hint={hint} />
      {begun ? (
        <StandingsTable
          players={players}
          rows={rows}
          scoreFormat={scoreFormat}
          figure={isByShare ? 'win-share' : preset === 'table-tennis' ? 'match-points' : null}
        />
      ) : (
        <p className={css.empty}>{t.nothingYet}</p>
      )}
    </Section>
  );
}
