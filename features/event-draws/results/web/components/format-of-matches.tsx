import { finalRoundsIn, type StageFormats } from '#domain/scoring/final-format.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { StageHeading } from '../../../public-draws/web/components/stage-heading.tsx';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import { formatsOf, isPlayed } from '../../results.policy.ts';
import { chooseScoreFormat } from '../results.queries.ts';
import { useText } from '../results.text.ts';
import { FinalFormatField } from './final-format-field.tsx';
import css from './group-play.module.css';
import { ScoredAs } from './scored-as.tsx';

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
  const { submit } = useSubmit({
    send: (formats: StageFormats) =>
      chooseScoreFormat({ params, body: { position, seenDraw: draw.number, ...formats } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.chosen }),
  });
  const formats = formatsOf(results);
  const { made } = draw;
  const start = { sport: event.sport, playedOn: event.eventDate, last: event.lastFormat };
  const isFixed = isPlayed(results);
  return (
    <Section
      heading={<StageHeading>{t.formatTitle}</StageHeading>}
      text={isFixed ? undefined : t.formatText}
    >
      {isFixed ? (
        <div>
          <ScoredAs className={css.fixed} formats={formats} />
          <p className={css.note}>{t.formatFixed}</p>
        </div>
      ) : (
        <>
          <ScoreRulesRow
            {...start}
            scoreFormat={formats.scoreFormat}
            hasFiveSets={!isGroupsDraw(made)}
            choose={(scoreFormat) => void submit({ ...formats, scoreFormat })}
          />
          <FinalFormatField
            formats={formats}
            rounds={isGroupsDraw(made) ? [] : finalRoundsIn(made.size)}
            start={start}
            onChange={(finalFormat) => void submit({ ...formats, finalFormat })}
          />
        </>
      )}
    </Section>
  );
}
