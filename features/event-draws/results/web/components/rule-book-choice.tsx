import { PRESETS, type Preset } from '#domain/league-table/presets.ts';
import { USUAL_WITHDRAWAL_RULE } from '#domain/league-table/withdrawal.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText } from '../results.text.ts';

interface Props {
  readonly ruleBook: Preset;
  readonly onChange: (ruleBook: Preset) => void;
}

/** Which rules decide the places of groups; chosen before the draw, with what they say of sides that withdraw. */
export function RuleBookChoice({ ruleBook, onChange }: Props) {
  const t = useText();
  return (
    <SelectField
      name="ruleBook"
      label={t.chooseRuleBook}
      hint={t.withdrawals[USUAL_WITHDRAWAL_RULE[ruleBook]]}
      value={ruleBook}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Preset)}
      options={PRESETS.map((value) => ({ value, label: t.ruleBooks[value] }))}
    />
  );
}
