import { finalRoundsOf } from '#domain/stage-draw/event-formats.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import type { RulesStart } from '#features/matches/score-rules/web/lib/rules-choice.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { FinalFormatField } from '../../../results/web/components/final-format-field.tsx';
import { formatOf } from '../../../web/lib/format-edit.ts';
import { useText } from '../formats.text.ts';
import type { TypedFormats } from '../lib/typed-formats.ts';

interface Props {
  readonly typed: TypedFormats;
  readonly onChange: (change: Partial<TypedFormats>) => void;
  readonly start: RulesStart;
  /** The most who can enter. */
  readonly most: number;
}

/** How the matches are scored: in groups, in the knockout, and in its last rounds. */
export function ScoringFields({ typed, onChange, start, most }: Props) {
  const t = useText();
  const format = formatOf(typed.play);
  const { groupFormat = null, mainFormat = groupFormat, finalFormat = null } = typed;
  const isOfGroups = format.kind === 'groups';
  const hasKnockout = !isOfGroups || format.next !== 'none';
  const scoreFormat = isOfGroups ? mainFormat : (typed.mainFormat ?? null);
  return (
    <Section heading={t.scoring}>
      {isOfGroups ? (
        <ScoreRulesRow
          {...start}
          scoreFormat={groupFormat}
          wordsOf={t.inGroups}
          choose={(chosen) => onChange({ groupFormat: chosen })}
        />
      ) : null}
      {hasKnockout ? (
        <>
          <ScoreRulesRow
            {...start}
            scoreFormat={scoreFormat}
            hasFiveSets
            wordsOf={t.inKnockout}
            choose={(chosen) => onChange({ mainFormat: chosen })}
          />
          <FinalFormatField
            formats={{ scoreFormat, finalFormat }}
            rounds={finalRoundsOf(format, most)}
            start={start}
            onChange={(chosen) => onChange({ finalFormat: chosen })}
          />
        </>
      ) : null}
    </Section>
  );
}
