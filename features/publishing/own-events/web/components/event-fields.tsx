import { EVENT_TYPES, type EventType, TOURNAMENT_LEVELS } from '#domain/entry/vocabulary.ts';
import {
  GENDER_RULES,
  LONGEST_AGE_RULE,
  LONGEST_EVENT_NAME,
} from '#features/tournaments/events/events.vocabulary.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { RATED_CHOICES } from '../../own-events.form.ts';
import type { EventInputs } from '../hooks/use-event-form.ts';
import type { OwnEvent } from '../own-events.queries.ts';
import { useText } from '../own-events.text.ts';

interface Props {
  readonly form: EventInputs;
  /** As it is stored; none for a new event. */
  readonly event?: OwnEvent;
}

/** Everything about one event. */
export function EventFields({ form, event }: Props) {
  const t = useText();
  const { register } = form;
  const places = t.participants[form.watch('eventType') as EventType];
  const types = EVENT_TYPES.filter((type) => type === event?.eventType || !event?.isEntered);
  return (
    <Section heading={t.details} card>
      <TextField
        {...register('name')}
        label={t.name}
        hint={event?.isFirst ? t.firstNameHint : t.nameHint}
        error={form.errorOf('name', t.errors)}
        maxLength={LONGEST_EVENT_NAME}
        autoComplete="off"
        required={!event?.isFirst}
      />
      <SelectField
        {...register('eventType')}
        label={t.eventType}
        hint={event?.isEntered ? t.typeFixedHint : t.typeHint}
        error={form.errorOf('eventType', t.errors)}
        options={types.map((value) => ({ value, label: t.eventTypes[value] }))}
      />
      <SelectField
        {...register('genderRule')}
        label={t.genderRule}
        hint={t.genderHint}
        error={form.errorOf('genderRule', t.errors)}
        options={GENDER_RULES.map((value) => ({ value, label: t.genderRules[value] }))}
      />
      <SelectField
        {...register('level')}
        label={t.level}
        error={form.errorOf('level', t.errors)}
        options={TOURNAMENT_LEVELS.map((value) => ({ value, label: t.levels[value] }))}
      />
      <TextField
        {...register('ageRule')}
        label={t.ageRule}
        hint={t.ageRuleHint}
        error={form.errorOf('ageRule', t.errors)}
        maxLength={LONGEST_AGE_RULE}
        autoComplete="off"
      />
      <TextField
        {...register('participationFee')}
        label={t.fee}
        hint={event ? t.feeLaterHint : t.feeHint}
        error={form.errorOf('participationFee', t.errors)}
        inputMode="numeric"
        autoComplete="off"
        suffix={t.yen}
        required
      />
      <TextField
        {...register('participantLimit')}
        label={t.limit}
        hint={event ? t.placesTaken(event.placesTaken) : undefined}
        error={form.errorOf('participantLimit', t.errors)}
        inputMode="numeric"
        autoComplete="off"
        suffix={places}
        required
      />
      <TextField
        {...register('perClubLimit')}
        label={t.clubLimit}
        hint={t.clubLimitHint}
        error={form.errorOf('perClubLimit', t.errors)}
        inputMode="numeric"
        autoComplete="off"
        suffix={places}
      />
      <SelectField
        {...register('rated')}
        label={t.rated}
        hint={t.ratedHint}
        error={form.errorOf('rated', t.errors)}
        options={RATED_CHOICES.map((value) => ({ value, label: t.ratedChoices[value] }))}
      />
    </Section>
  );
}
