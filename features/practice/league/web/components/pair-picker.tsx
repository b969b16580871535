import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Pairs } from '../hooks/use-pairs.ts';
import { useText } from '../league.text.ts';
import css from './pair-picker.module.css';

/** Makes the pairs of a league or a knockout: two people at a time, or all in the order of the list. */
export function PairPicker({ pairs }: { readonly pairs: Pairs }) {
  const t = useText();
  const { sides, free, remove } = pairs;
  return (
    <Section heading={t.pairs}>
      {sides.length === 0 ? <p className={css.note}>{t.noPairs}</p> : null}
      <UnmarkedList className={css.pairs} aria-label={t.pairs}>
        {sides.map(({ id, name }, at) => (
          <li key={id} className={css.pair}>
            <span className={css.name}>{name}</span>
            <IconButton label={t.removePair(name)} icon={<Trash2 />} onClick={() => remove(at)} />
          </li>
        ))}
      </UnmarkedList>
      {free.length > 0 ? <NewPair key={sides.length} pairs={pairs} /> : null}
    </Section>
  );
}

function NewPair({ pairs: { free, add, addAll } }: { readonly pairs: Pairs }) {
  const t = useText();
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const find = (id: string) => free.find((person) => String(person.id) === id);
  const select = (value: string, other: string, set: (id: string) => void) => ({
    value,
    placeholder: t.choosePerson,
    options: free.map((person) => ({
      value: String(person.id),
      label: person.name,
      disabled: String(person.id) === other,
    })),
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  });
  const [one, two] = [find(first), find(second)];
  return (
    <>
      <p className={css.note}>{t.withoutPartner(free.length)}</p>
      {free.length > 1 ? (
        <div className={css.fields}>
          <SelectField name="pairFirst" label={t.pairFirst} {...select(first, second, setFirst)} />
          <SelectField
            name="pairSecond"
            label={t.pairSecond}
            {...select(second, first, setSecond)}
          />
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            disabled={!one || !two}
            onClick={() => one && two && add(one, two)}
          >
            {t.addPair}
          </Button>
          <Button variant="quiet" onClick={addAll}>
            {t.pairAll}
          </Button>
        </div>
      ) : null}
    </>
  );
}
