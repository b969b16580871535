import { COURT_RULES, type CourtRule } from '#domain/practice-evening/evening.ts';
import { setCourts } from '#domain/practice-evening/steps.ts';
import { ScoreRulesRow } from '#features/matches/score-rules/web/components/score-rules-row.tsx';
import { courtWord } from '#features/sports/sports.policy.ts';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { MOST_COURTS } from '../../evening.vocabulary.ts';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';

const COUNTS = Array.from({ length: MOST_COURTS }, (_, index) => String(index + 1));

/** How many courts there are, and what is played on them. */
export function CourtsForm({ evening, rules }: Pick<ShownEvening, 'evening' | 'rules'>) {
  const t = useText();
  const word = courtWord(rules.sport);
  const { board, basis, act } = evening;
  const open = board.courts.filter(({ isOpen }) => isOpen);
  const count = open.length || 2;
  const rule = open[0]?.rule ?? 'singles';
  const change = (next: { count?: number; rule?: CourtRule }) =>
    act(andFill((before, at) => setCourts(before, { count, rule, ...next }, at), basis));
  return (
    <Section heading={t.courts[word]} card>
      <SelectField
        name="courts"
        label={t.courtCount[word]}
        value={String(count)}
        options={COUNTS.map((value) => ({ value, label: value }))}
        onChange={(event) => change({ count: Number(event.target.value) })}
      />
      <RadioField
        label={t.rule}
        name="rule"
        inline
        hint={board.matches.length > 0 ? t.ruleHint : undefined}
        value={rule}
        options={COURT_RULES.map((value) => ({ value, label: t.rules[value] }))}
        onChange={(event) => change({ rule: event.target.value as CourtRule })}
      />
      <ScoreRulesRow {...rules} />
    </Section>
  );
}
