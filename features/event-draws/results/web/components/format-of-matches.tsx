import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import { ScoreRulesRow } from '#features/practice/score-rules/web/components/score-rules-row.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { StageHeading } from '../../../public-draws/web/components/stage-heading.tsx';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import { isPlayed } from '../lib/given-results.ts';
import { chooseScoreFormat } from '../results.queries.ts';
import { useText } from '../results.text.ts';
import css from './group-play.module.css';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  readonly results: NonNullable<DraftedDraw['results']>;
  /** Of the stage, from 0. */
  readonly position?: number;
}

/** How the matches are scored: chosen until the first result, then only shown. */
export function FormatOfMatches({ params, event, draw, results, position = 0 }: Props) {
  const t = useText();
  const words = useFormatWords();
  const { submit } = useSubmit({
    send: (scoreFormat: ChosenFormat | null) =>
      chooseScoreFormat({ params, body: { position, seenDraw: draw.number, scoreFormat } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.chosen }),
  });
  const { scoreFormat } = results;
  const isFixed = isPlayed(results);
  return (
    <Section
      heading={<StageHeading>{t.formatTitle}</StageHeading>}
      text={isFixed ? undefined : t.formatText}
    >
      {isFixed ? (
        <div>
          <p className={css.fixed}>{words.name(scoreFormat)}</p>
          <p className={css.note}>{t.formatFixed}</p>
        </div>
      ) : (
        <ScoreRulesRow
          scoreFormat={scoreFormat}
          sport={event.sport}
          choose={(format) => void submit(format)}
        />
      )}
    </Section>
  );
}
