import type { Sport } from '#domain/scoring/formats.ts';
import { courtKind, courtWord } from '#features/sports/sports.policy.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { TimeField } from '#platform/web/ui/time-field.tsx';
import { useText } from '../day-plan.text.ts';
import type { Plan } from '../hooks/use-plan.ts';
import type { DayField } from '../lib/typed-plan.ts';
import css from './day-plan.module.css';

/** Courts, times and pauses of the whole day. */
export function DayFields({ plan, sport }: { readonly plan: Plan; readonly sport: Sport }) {
  const t = useText();
  const word = courtWord(sport);
  const kind = courtKind(sport);
  const { day } = plan.typed;
  // An empty form is no mistake: what is missing is said where the result will be.
  const error = (field: DayField) => {
    const code = plan.read.day[field];
    return code && !(field === 'courts' && day.courts === '') ? t.errors[code] : undefined;
  };
  const field = (name: DayField) => ({
    name,
    value: day[name],
    error: error(name),
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
      plan.changeDay({ [name]: currentTarget.value }),
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Section heading={t.day} card>
      <TextField
        {...field('courts')}
        {...number}
        label={t.courts[word]}
        hint={t.courtsHint}
        suffix={<span className={css.unit}>{t.courtsUnit[word]}</span>}
        required
      />
      <div className={css.pair}>
        <TimeField {...field('start')} label={t.start} required />
        <TimeField {...field('mustEnd')} label={t.mustEnd} />
        <TimeField {...field('lunchFrom')} label={t.lunchFrom} />
        <TimeField {...field('lunchTo')} label={t.lunchTo} />
      </div>
      <p className={css.note}>{t.lunchHint}</p>
      <div className={css.pair}>
        <TextField
          {...field('rest')}
          {...number}
          label={t.rest}
          suffix={<span className={css.unit}>{t.minutesUnit}</span>}
        />
        <TextField
          {...field('change')}
          {...number}
          label={t.change[kind]}
          suffix={<span className={css.unit}>{t.minutesUnit}</span>}
        />
      </div>
      <p className={css.note}>{t.pausesHint[kind]}</p>
    </Section>
  );
}
