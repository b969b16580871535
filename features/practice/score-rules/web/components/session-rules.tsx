import { useState } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import type { SessionFormat } from '../../../practice.vocabulary.ts';
import { useText } from '../../../web/practice.text.ts';

interface Props {
  readonly of: SessionFormat;
  readonly scoreFormat: ChosenFormat | null;
  readonly sport: Sport;
  /** The matches without a score, and those with one. */
  readonly open: number;
  readonly scored: number;
  readonly onChange: (scoreFormat: ChosenFormat | null) => void;
}

/** The rules of an open league or bracket: a change says how many matches it is for, and how many keep theirs. */
export function SessionRules({ of, scoreFormat, sport, open, scored, onChange }: Props) {
  const t = useText();
  const [asked, setAsked] = useState<{ readonly scoreFormat: ChosenFormat | null } | null>(null);
  const ask = (wanted: ChosenFormat | null) =>
    scored > 0 ? setAsked({ scoreFormat: wanted }) : onChange(wanted);
  return (
    <>
      <ScoreRulesRow
        scoreFormat={scoreFormat}
        sport={sport}
        choose={ask}
        hasFiveSets={of === 'knockout'}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t.changeRulesTitle[of]}
        confirmLabel={t.changeRulesConfirm}
        onConfirm={() => {
          setAsked(null);
          if (asked) onChange(asked.scoreFormat);
        }}
        onCancel={() => setAsked(null)}
      >
        <p>{t.openMatches(open)}</p>
        <p>{t.scoredMatches(scored)}</p>
      </ConfirmDialog>
    </>
  );
}
