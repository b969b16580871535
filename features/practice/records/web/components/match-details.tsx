import type { MatchOutput } from '#features/matches/matches.contract.ts';
import { useRubberName } from '#features/matches/rubber-names/web/hooks/use-rubber-name.ts';
import { EarlyMark } from '#features/matches/web/components/early-mark.tsx';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { recordFormatOf } from '../../records.vocabulary.ts';
import { isOfTournament } from '../lib/sessions.ts';
import { useText } from '../records.text.ts';
import { FinalResult } from './final-result.tsx';
import css from './match-details.module.css';
import { MatchStats } from './match-stats.tsx';
import { ScoreBreakdown } from './score-breakdown.tsx';

/** Few matches have a format: its name comes with the first one. */
const FormatFact = lazyComponent(() =>
  import('#features/matches/score-formats/web/components/format-fact.tsx').then(
    ({ FormatFact: Fact }) => Fact,
  ),
);

/** Everything that is known about a match. */
export function MatchDetails({ match }: { readonly match: MatchOutput }) {
  const t = useText();
  const { longDate, name } = useFormat();
  const rubberName = useRubberName();
  const { rubber } = match;
  return (
    <PlayedSport value={match.sport ?? 'unspecified'}>
      <div className={css.head}>
        <h2 className={css.players}>{t.versus(match.player1.name, match.player2.name)}</h2>
        <p className={css.facts}>
          <Badge tone="green">{t.formatLabels[recordFormatOf(match)]}</Badge>
          {rubber ? (
            <>
              <span>{rubberName(rubber.name)}</span>
              <bdi>{t.against(name(rubber.otherTeam))}</bdi>
            </>
          ) : null}
          <span>{longDate(match.playedOn)}</span>
          <span>{match.groupName ?? t.freePractice}</span>
          {match.scoreFormat ? <FormatFact chosen={match.scoreFormat} /> : null}
          {match.format === 'knockout' ? null : <EarlyMark status={match.status} />}
        </p>
      </div>
      <ScoreBreakdown match={match} />
      <FinalResult match={match} />
      {match.notes ? (
        <Section heading={t.notes} card>
          <p className={css.notes}>{match.notes}</p>
        </Section>
      ) : null}
      {isOfTournament(match) ? null : <MatchStats match={match} />}
    </PlayedSport>
  );
}
