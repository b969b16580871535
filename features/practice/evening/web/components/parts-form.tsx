import { isHere } from '#domain/practice-evening/evening.ts';
import { setGender } from '#domain/practice-evening/steps.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { useText } from '../evening.text.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import css from './evening-setup.module.css';

/** For mixed pairs: which part each of those who are here plays. */
export function PartsForm({ evening, names }: Pick<ShownEvening, 'evening' | 'names'>) {
  const t = useText();
  const { board, act } = evening;
  const isMixed = board.courts.some(({ isOpen, rule }) => isOpen && rule === 'mixed');
  if (!isMixed) return null;
  const options = [
    { value: '', label: t.noMark },
    { value: 'female', label: t.female },
    { value: 'male', label: t.male },
  ];
  const choose = (id: string, value: string) => {
    const gender = value === 'female' || value === 'male' ? value : undefined;
    act((before, at) => setGender(before, id, gender, at));
  };
  return (
    <Section heading={t.parts} text={t.partsText} card>
      <div className={css.people}>
        {board.people.filter(isHere).map(({ id, gender }) => (
          <SelectField
            key={id}
            name={`part-${id}`}
            label={names.get(id) ?? ''}
            value={gender ?? ''}
            options={options}
            onChange={(event) => choose(id, event.target.value)}
          />
        ))}
      </div>
    </Section>
  );
}
