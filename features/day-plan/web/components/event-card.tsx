import { nextStages } from '#domain/groups/vocabulary.ts';
import type { EventForecast } from '#domain/order-of-play/plan.ts';
import { FINAL_ROUNDS } from '#domain/scoring/final-format.ts';
import { formatsOf, SPORTS, type Sport } from '#domain/scoring/formats.ts';
import { useFormatWords } from '#features/matches/score-formats/web/hooks/use-format-words.ts';
import type { OwnEvent } from '#features/publishing/own-events/web/own-events.queries.ts';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { SHAPES } from '../../day-plan.vocabulary.ts';
import { useText } from '../day-plan.text.ts';
import type { Plan } from '../hooks/use-plan.ts';
import { usePlanWords } from '../hooks/use-plan-words.ts';
import { hasFinal, hasKnockout, hasNextStage } from '../lib/read-plan.ts';
import { type EventField, isClosed, minutesOf } from '../lib/typed-plan.ts';
import { Alternatives } from './alternatives.tsx';
import css from './day-plan.module.css';

interface Props {
  readonly plan: Plan;
  readonly event: OwnEvent;
  readonly sport: Sport;
  /** Undefined while there is no plan. */
  readonly forecast: EventForecast | undefined;
  readonly isOnly: boolean;
}

/** One event of the day: how many play it, how, and for how long. */
export function EventCard({ plan, event, sport, forecast, isOnly }: Props) {
  const t = useText();
  const words = usePlanWords();
  const formats = useFormatWords();
  const name = useEventName()(event);
  const scoreFormats = useScoreFormats(sport);
  const typed = plan.typed.events[event.id]!;
  const errors = plan.read.events[event.id] ?? {};
  const field = (one: EventField) => ({
    name: `${one}-${event.id}`,
    value: typed[one],
    error: errors[one] && t.errors[errors[one]],
    onChange: ({
      currentTarget,
    }: {
      readonly currentTarget: HTMLInputElement | HTMLSelectElement;
    }) => plan.changeEvent(event.id, { [one]: currentTarget.value }),
  });
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <Section heading={<bdi>{name}</bdi>} card>
      {forecast ? (
        <p className={css.note}>
          <FactsLine
            facts={[
              t.matches(forecast.matches),
              t.endAt(words.clock(forecast.end)),
              words.perSide(forecast.fewestPerSide, forecast.averagePerSide),
            ]}
          />
        </p>
      ) : null}
      <TextField
        {...field('sides')}
        {...number}
        label={t.sides[event.eventType]}
        hint={
          isClosed(event)
            ? t.entered(event.placesTaken, event.eventType)
            : t.enteredOf(event.placesTaken, event.participantLimit, event.eventType)
        }
        required
      />
      <SelectField
        {...field('shape')}
        label={t.shape}
        options={SHAPES.map((value) => ({ value, label: words.shape(value, event.eventType) }))}
      />
      {typed.shape.startsWith('groups') ? (
        <SelectField
          {...field('next')}
          label={t.next}
          options={nextStages.map((value) => ({ value, label: t.nextStages[value] }))}
        />
      ) : null}
      <SelectField
        {...field('scoreFormat')}
        label={t.scoreFormat}
        options={[{ value: '', label: t.undecided }, ...scoreFormats]}
        onChange={({ currentTarget: { value } }) =>
          plan.changeEvent(event.id, { scoreFormat: value, minutes: minutesOf(value, event) })
        }
      />
      <TextField
        {...field('minutes')}
        {...number}
        label={t.minutes}
        hint={t.minutesHint}
        suffix={<span className={css.unit}>{t.minutesUnit}</span>}
        required
      />
      {hasNextStage(typed) ? (
        <TextField
          {...field('nextMinutes')}
          {...number}
          label={t.nextMinutes}
          hint={t.nextMinutesHint}
          suffix={<span className={css.unit}>{t.minutesUnit}</span>}
        />
      ) : null}
      {hasKnockout(typed) ? (
        <SelectField
          {...field('finalFrom')}
          label={t.finalFrom}
          options={[
            { value: '', label: t.noFinal },
            ...FINAL_ROUNDS.map((round) => ({
              value: String(round),
              label: formats.finalFrom(round),
            })),
          ]}
        />
      ) : null}
      {hasFinal(typed) ? (
        <TextField
          {...field('finalMinutes')}
          {...number}
          label={t.finalMinutes}
          suffix={<span className={css.unit}>{t.minutesUnit}</span>}
          required
        />
      ) : null}
      <Alternatives plan={plan} event={event} eventName={name} open={isOnly} />
    </Section>
  );
}

/** The formats of the tournament's sport, or of every sport while it has none. */
function useScoreFormats(sport: Sport) {
  const words = useFormatWords();
  const optionsOf = (one: Sport) =>
    formatsOf(one).map((format) => ({ value: format.id, label: words.shortName(format) }));
  if (sport !== 'unspecified') return optionsOf(sport);
  return SPORTS.filter((one) => one !== 'unspecified').map((one) => ({
    label: words.sport(one),
    options: optionsOf(one),
  }));
}
