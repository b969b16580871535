import type { CustomRefusal } from '#domain/scoring/custom-format.ts';
import { BEST_OF } from '#domain/scoring/formats.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { OwnRules } from '../lib/own-rules.ts';
import { useText } from '../score-rules.text.ts';
import css from './score-rules-sheet.module.css';

interface Props {
  readonly rules: OwnRules;
  readonly onChange: (rules: OwnRules) => void;
  readonly refusal: CustomRefusal | null;
  /** What the sport calls a set. */
  readonly unit: 'game' | 'set';
}

/** What a game is played to, by which lead, and how many games there are. */
export function OwnRulesFields({ rules, onChange, refusal, unit }: Props) {
  const t = useText();
  const field = (name: keyof OwnRules, code: CustomRefusal) => ({
    name,
    value: rules[name],
    error: refusal === code ? t.refusals[code] : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...rules, [name]: event.currentTarget.value }),
  });
  const digits = { inputMode: 'numeric', maxLength: 2, autoComplete: 'off' } as const;
  return (
    <div className={css.own}>
      <TextField label={t.to(unit)} {...digits} {...field('to', 'INVALID_TARGET')} />
      <SelectField
        label={t.lead}
        {...field('lead', 'INVALID_LEAD')}
        options={(['2', '1'] as const).map((value) => ({ value, label: t.leads[value] }))}
      />
      {rules.lead === '2' ? (
        <TextField label={t.cap} hint={t.capText} {...digits} {...field('cap', 'INVALID_CAP')} />
      ) : null}
      <SelectField
        label={t.bestOf(unit)}
        {...field('bestOf', 'INVALID_BEST_OF')}
        options={BEST_OF.map((games) => ({ value: String(games), label: String(games) }))}
      />
      {rules.bestOf === '1' ? null : (
        <TextField
          label={t.decidingTo(unit)}
          {...digits}
          {...field('decidingTo', 'INVALID_DECIDING_SET')}
        />
      )}
    </div>
  );
}
