import { useContext } from 'react';
import { traditions } from '#domain/bracket/vocabulary.ts';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { type GroupOrder, groupOrders, nextStages } from '#domain/groups/vocabulary.ts';
import type { Preset } from '#domain/league-table/presets.ts';
import { figuresOf } from '#domain/stage-draw/figures.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import { PlayedSport } from '#features/matches/web/hooks/use-card-unit.ts';
import { countsOf } from '#features/matches/web/lib/set-unit.ts';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { RadioField } from '#platform/web/ui/radio-field.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText as usePublicText } from '../../public-draws/web/public-draws.text.ts';
import { RuleBookChoice } from '../../results/web/components/rule-book-choice.tsx';
import { useText } from '../event-draws.text.ts';
import { type FormatEdit, formatOf, type Shape, shapesFor } from '../lib/format-edit.ts';
import { FormatMiniature } from './format-miniature.tsx';

/** From so many entrants on there are semi-finals, whose losers can play. */
const WITH_SEMI_FINALS = 4;

interface Props {
  readonly edit: FormatEdit;
  readonly onEdit: (edit: FormatEdit) => void;
  /** How many are drawn: players, pairs or teams. */
  readonly sides: number;
  readonly eventType: EventType;
  /** The rule book of the event, unless another is chosen. */
  readonly ruleBook: Preset;
  /** When the event would end, in words; missing where nobody has said on how many courts it is played. */
  readonly endOf?: ((edit: FormatEdit) => string | null) | undefined;
}

/** How an event is played, on cards with their number of matches. */
export function FormatChoice({ edit, onEdit, sides, eventType, ruleBook, endOf }: Props) {
  const t = useText();
  const figures = { sides, eventType, endOf };
  return (
    <>
      <RadioField
        name="shape"
        label={t.format}
        value={edit.shape}
        onChange={({ currentTarget }) => onEdit({ ...edit, shape: currentTarget.value as Shape })}
        options={shapesFor(sides).map((shape) => ({
          value: shape,
          label:
            shape === 'knockout' || shape === 'one'
              ? t.shapes[shape]
              : t.groupsOf(Number(shape), eventType),
          hint: <Figures edit={{ ...edit, shape }} {...figures} />,
          icon: <FormatMiniature shape={shape} />,
          disabled: !figuresOf(formatOf({ ...edit, shape }), sides).ok,
        }))}
      />
      {edit.shape === 'knockout' ? (
        <KnockoutOptions edit={edit} onEdit={onEdit} sides={sides} />
      ) : (
        <RuleBookChoice
          ruleBook={edit.ruleBook ?? ruleBook}
          onChange={(chosen) => onEdit({ ...edit, ruleBook: chosen })}
        />
      )}
      {edit.shape === 'knockout' || edit.shape === 'one' ? null : (
        <NextOptions edit={edit} onEdit={onEdit} />
      )}
    </>
  );
}

/** What follows the groups. */
function NextOptions({ edit, onEdit }: Pick<Props, 'edit' | 'onEdit'>) {
  const t = useText();
  const { shares } = usePublicText();
  const counts = countsOf(null, useContext(PlayedSport));
  return (
    <>
      <SelectField
        name="next"
        label={t.next}
        hint={t.nextHint}
        value={edit.next}
        onChange={({ currentTarget }) =>
          onEdit({ ...edit, next: currentTarget.value as FormatEdit['next'] })
        }
        options={nextStages.map((value) => ({ value, label: t.nextStages[value] }))}
      />
      {edit.next === 'none' ? null : (
        <SelectField
          name="order"
          label={t.groupOrder}
          hint={edit.order === 'results' ? t.bestFirst(shares[counts]) : t.groupOrderHints.seeds}
          value={edit.order ?? 'seeds'}
          onChange={({ currentTarget }) =>
            onEdit({ ...edit, order: currentTarget.value as GroupOrder })
          }
          options={groupOrders.map((value) => ({ value, label: t.groupOrders[value] }))}
        />
      )}
    </>
  );
}

function KnockoutOptions({ edit, onEdit, sides }: Pick<Props, 'edit' | 'onEdit' | 'sides'>) {
  const t = useText();
  const draws = useDrawWords();
  return (
    <>
      <SelectField
        name="tradition"
        label={t.seedTable}
        value={edit.tradition}
        onChange={({ currentTarget }) =>
          onEdit({ ...edit, tradition: currentTarget.value as FormatEdit['tradition'] })
        }
        options={traditions.map((value) => ({ value, label: draws.traditions[value] }))}
      />
      {sides < WITH_SEMI_FINALS ? null : (
        <>
          <CheckboxField
            name="thirdPlace"
            label={t.thirdPlace}
            checked={edit.thirdPlace}
            onChange={({ currentTarget }) => onEdit({ ...edit, thirdPlace: currentTarget.checked })}
          />
          <CheckboxField
            name="consolation"
            label={t.consolation}
            hint={t.consolationHint}
            checked={edit.consolation}
            onChange={({ currentTarget }) =>
              onEdit({ ...edit, consolation: currentTarget.checked })
            }
          />
        </>
      )}
    </>
  );
}

/** "15 matches · 2–3 for each · groups: 2 × 4, 1 × 3 · end about 16:40", or why the format is not possible. */
function Figures({ edit, sides, eventType, endOf }: Omit<Props, 'onEdit' | 'ruleBook'>) {
  const t = useText();
  const figures = figuresOf(formatOf(edit), sides);
  if (!figures.ok) return t.impossible(figures.code, eventType);
  const { matches, fewest, most, sizes } = figures.value;
  const end = endOf?.(edit) ?? null;
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  const groups = [...counts]
    .map(([size, count]) => t.sizeTimes(count, size, eventType))
    .join(t.comma);
  return (
    <FactsLine
      facts={[
        t.matches(matches),
        t.matchesEach(fewest, most),
        ...(groups === '' ? [] : [t.groupSizes(groups)]),
        ...(end === null ? [] : [end]),
      ]}
    />
  );
}
