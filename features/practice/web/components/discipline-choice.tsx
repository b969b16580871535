import { RadioField } from '#platform/web/ui/radio-field.tsx';
import type { Discipline } from '../lib/sides-form.ts';
import { useText } from '../practice.text.ts';

interface Props {
  readonly value: Discipline;
  readonly onValue: (discipline: Discipline) => void;
}

/** "Singles" or "Doubles". */
export function DisciplineChoice({ value, onValue }: Props) {
  const t = useText();
  return (
    <RadioField
      inline
      name="discipline"
      label={t.discipline}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value as Discipline)}
      options={[
        { value: 'singles', label: t.singles },
        { value: 'doubles', label: t.doubles },
      ]}
    />
  );
}
