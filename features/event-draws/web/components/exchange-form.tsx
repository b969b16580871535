import { linesOf } from '#domain/bracket/recorded.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import {
  SelectField,
  type SelectGroup,
  type SelectOption,
} from '#platform/web/ui/select-field.tsx';
import { TextAreaField } from '#platform/web/ui/text-area-field.tsx';
import { StageHeading } from '../../public-draws/web/components/stage-heading.tsx';
import type { ShownDraw } from '../../public-draws/web/lib/shown-draw.ts';
import type { DraftedDraw, EventAddress } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useExchange } from '../hooks/use-exchange.ts';
import css from './draw-step.module.css';
import { Refused } from './refused.tsx';

interface Props {
  readonly params: EventAddress;
  readonly draw: DraftedDraw;
  /** Of the stage in the event, from 0. */
  readonly position: number;
  readonly shown: ShownDraw;
  /** The place that was tapped; empty for none. */
  readonly first: string;
  readonly onDone: () => void;
}

/** Two places and a reason: the exchange is recorded beside the draw. */
export function ExchangeForm({ params, draw, position, shown, first, onDone }: Props) {
  const t = useText();
  const options = usePlaces(shown);
  const exchange = useExchange({ params, draw, position, shown: shown.draw, first, onDone });
  const { typed, change, errors, refusedPlaces, failure } = exchange;
  const secondError = refusedPlaces ?? errors.second;
  return (
    <Section heading={<StageHeading>{t.exchangeTitle}</StageHeading>} text={t.exchangeText} card>
      <form
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          exchange.submit();
        }}
      >
        <SelectField
          name="first"
          label={t.first}
          placeholder={t.choose}
          value={typed.first}
          error={errors.first && t.errors[errors.first]}
          onChange={({ currentTarget }) => change({ first: currentTarget.value })}
          options={options}
          // The form appears where somebody has just tapped.
          autoFocus
          required
        />
        <SelectField
          name="second"
          label={t.second}
          placeholder={t.choose}
          value={typed.second}
          error={secondError && t.errors[secondError]}
          onChange={({ currentTarget }) => change({ second: currentTarget.value })}
          options={options}
          required
        />
        <TextAreaField
          name="reason"
          label={t.reason}
          hint={t.exchangeReasonHint}
          rows={2}
          value={typed.reason}
          error={errors.reason && t.errors[errors.reason]}
          onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          required
        />
        <Refused failure={failure} />
        <div className={css.actions}>
          <Button variant="secondary" onClick={exchange.cancel}>
            {t.cancel}
          </Button>
          <Button type="submit" busy={exchange.isPending} busyLabel={t.exchanging}>
            {t.doExchange}
          </Button>
        </div>
      </form>
    </Section>
  );
}

/** Every place with who is there: lines from the top, or the players by group. */
function usePlaces({ draw, people }: ShownDraw): readonly (SelectOption | SelectGroup)[] {
  const t = useText();
  const { aside } = useJoined();
  const nameOf = (id: string) => {
    const { name = '', club } = people.get(id) ?? {};
    return club ? aside(name, club) : name;
  };
  if (!isGroupsDraw(draw)) {
    return linesOf(draw).map((id, at) => ({
      value: String(at + 1),
      label: t.lineOption(at + 1, id === null ? t.bye : nameOf(id)),
    }));
  }
  return draw.groups.map((group, at) => ({
    label: t.group(at + 1),
    options: group.map((id, place) => ({ value: id, label: t.lineOption(place + 1, nameOf(id)) })),
  }));
}
