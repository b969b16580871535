import { EVENT_TYPES, type EventType, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { TournamentInputs } from '../hooks/use-tournament-form.ts';
import { useText } from '../publishing.text.ts';
import css from './tournament-form.module.css';

interface Props {
  readonly form: TournamentInputs;
  /** For a published tournament: how many places are taken. */
  readonly taken?: number;
  /** The tournament has several events, of which this is the first. */
  readonly several?: boolean;
}

/** Limit, level, event type and fee. */
export function DetailsFields({ form, taken, several = false }: Props) {
  const t = useText();
  const { register } = form;
  return (
    <Section heading={t.details} text={several ? t.firstEventOnly : undefined} card>
      <TextField
        {...register('participantLimit')}
        label={t.participantLimit}
        hint={taken === undefined ? undefined : t.placesTaken(taken)}
        error={form.errorOf('participantLimit', t.errors)}
        type="number"
        inputMode="numeric"
        min={1}
        placeholder="32"
        suffix={
          <span className={css.unit}>{t.participants[form.watch('eventType') as EventType]}</span>
        }
        required
      />
      <div className={css.choices}>
        <SelectField
          {...register('tournamentLevel')}
          label={t.level}
          error={form.errorOf('tournamentLevel', t.errors)}
          options={TOURNAMENT_LEVELS.map((value) => ({ value, label: t.levels[value] }))}
        />
        <SelectField
          {...register('eventType')}
          label={t.eventType}
          error={form.errorOf('eventType', t.errors)}
          options={EVENT_TYPES.map((value) => ({ value, label: t.eventTypes[value] }))}
        />
      </div>
      <TextField
        {...register('participationFee')}
        label={t.participationFee}
        hint={taken === undefined ? t.feeHint : t.feeLaterHint}
        error={form.errorOf('participationFee', t.errors)}
        inputMode="numeric"
        placeholder="1000"
        autoComplete="off"
        suffix={<span className={css.unit}>{t.yen}</span>}
        required
      />
    </Section>
  );
}
