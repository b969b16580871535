import type { Entrant } from '#domain/bracket/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { ordersAfter } from '../../../event-draws.further.policy.ts';
import type { EntrantOnLine } from '../hooks/use-line.ts';
import { useText } from '../withdrawing.text.ts';

interface Props extends Pick<EntrantOnLine, 'line'> {
  readonly people: People;
  /** The first one has the right to the line. */
  readonly candidates: readonly Entrant[];
  readonly chosen: Entrant | undefined;
  readonly onChoose: (id: string) => void;
}

/** Who of the groups takes the line, in the order of their right to it; nothing where nobody can. */
export function LuckyLoser({ line, people, candidates, chosen, onChoose }: Props) {
  const t = useText();
  const { groups } = line;
  if (!groups || !chosen) return null;
  const orders = ordersAfter(groups.draw, groups.results);
  const nameOf = (id: string) => {
    const name = people.get(id)?.name ?? '';
    const group = orders.findIndex((order) => order.includes(id));
    return t.luckyLoserFrom(name, group + 1, (orders[group]?.indexOf(id) ?? 0) + 1);
  };
  return (
    <SelectField
      name="lucky-loser"
      label={t.luckyLoser}
      hint={candidates.length > 1 ? t.luckyLoserHint : undefined}
      value={chosen.id}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
      options={candidates.map(({ id }) => ({ value: id, label: nameOf(id) }))}
    />
  );
}
