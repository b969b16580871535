import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Group } from '../groups.queries.ts';
import { useText } from '../groups.text.ts';

interface Props {
  readonly group: Group;
  readonly coach: UseFormRegisterReturn;
  readonly manager: UseFormRegisterReturn;
}

/** The members with accounts who may edit as coach and as manager: a name alone gives no rights. */
export function SeatFields({ group, coach, manager }: Props) {
  const t = useText();
  const people = [...group.members, ...group.staff]
    .filter(({ joined, creator }) => joined && !creator)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  if (people.length === 0) return null;
  const options = [{ value: '', label: t.nobody }, ...people];
  return (
    <>
      <SelectField {...coach} label={t.coachAccount} hint={t.accountHint} options={options} />
      <SelectField {...manager} label={t.managerAccount} hint={t.accountHint} options={options} />
    </>
  );
}
