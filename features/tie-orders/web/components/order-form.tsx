import { judgeOrder } from '#domain/team-tie/order.ts';
import type { Template } from '#domain/team-tie/template.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { breachTexts, placeLabels } from '../lib/order-words.ts';
import type { Side, SquadMember } from '../tie-orders.queries.ts';
import { useText } from '../tie-orders.text.ts';
import css from './order-form.module.css';

interface Props {
  readonly template: Template;
  /** Whose letters the team has. */
  readonly letters: Side;
  readonly squad: readonly SquadMember[];
  readonly players: readonly (number | null)[];
  readonly onChange: (players: readonly (number | null)[]) => void;
  /** Before anything is chosen, nothing is wrong yet. */
  readonly isTouched: boolean;
  readonly warnsOnly: boolean;
}

/** An order, place by place, with what it breaks while it is chosen. */
export function OrderForm({
  template,
  letters,
  squad,
  players,
  onChange,
  isTouched,
  warnsOnly,
}: Props) {
  const t = useText();
  const { aside } = useJoined();
  const labels = placeLabels(t, template, letters);
  const options = [
    { value: '', label: t.nobody },
    ...squad.map(({ number, name, grade }, at) => ({
      value: String(number),
      label: `${at + 1}. ${grade === '' ? name : aside(name, grade)}`,
    })),
  ];
  return (
    <div className={css.form}>
      <div className={css.places}>
        {labels.map((label, place) => (
          <SelectField
            key={label}
            name={`place-${place}`}
            label={label}
            options={options}
            value={String(players[place] ?? '')}
            onChange={({ target }) =>
              onChange(players.with(place, target.value === '' ? null : Number(target.value)))
            }
          />
        ))}
      </div>
      {isTouched ? (
        <Breaches
          template={template}
          letters={letters}
          squad={squad}
          players={players}
          warnsOnly={warnsOnly}
        />
      ) : null}
    </div>
  );
}

/** The rules that an order breaks as it stands. */
function Breaches({
  template,
  letters,
  squad,
  players,
  warnsOnly,
}: Pick<Props, 'template' | 'letters' | 'squad' | 'players' | 'warnsOnly'>) {
  const t = useText();
  const numbers = squad.map(({ number }) => number);
  const { breaches } = judgeOrder(template, letters, players, numbers);
  const texts = breachTexts(t, template, breaches);
  if (texts.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={t.failures.ORDER_RULE}>
      <UnmarkedList className={css.texts}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </UnmarkedList>
      {warnsOnly ? <p>{t.warnsOnly}</p> : null}
    </InlineNotice>
  );
}
