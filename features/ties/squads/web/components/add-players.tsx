import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { LARGEST_SQUAD } from '#features/entries/squads/squads.policy.ts';
import { type Roster, rosterQuery } from '#features/groups/roster/web/roster.queries.ts';
import { myGroupsQuery } from '#features/groups/web/groups.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import type { useSquadEdit } from '../hooks/use-squad-edit.ts';
import { useText } from '../squads.text.ts';
import css from './squad.module.css';

interface Props {
  readonly edit: ReturnType<typeof useSquadEdit>;
  readonly groupId: number | null;
  readonly onGroup: (groupId: number) => void;
}

/** Puts players into the squad: pupils of a school's list, or typed names. */
export function AddPlayers({ edit, groupId, onGroup }: Props) {
  const t = useText();
  const groups = useQuery(myGroupsQuery).data?.filter(({ mayEdit }) => mayEdit) ?? [];
  const isFull = edit.players.length >= LARGEST_SQUAD;
  const own = groups.some(({ id }) => id === groupId) ? groupId : null;
  return (
    <Section heading={t.add}>
      {isFull ? <p>{t.full(LARGEST_SQUAD)}</p> : null}
      {isFull || groups.length === 0 ? null : (
        <SelectField
          name="group"
          label={t.group}
          placeholder={t.choose}
          value={own === null ? '' : String(own)}
          options={groups.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(event) => onGroup(Number(event.target.value))}
        />
      )}
      {isFull || own === null ? null : <PupilsOf edit={edit} groupId={own} />}
      {isFull ? null : <Name edit={edit} />}
    </Section>
  );
}

function PupilsOf({ edit, groupId }: Pick<Props, 'edit'> & { readonly groupId: number }) {
  return (
    <Loaded query={useQuery(rosterQuery(groupId))} count={1}>
      {(roster) => <Pupils edit={edit} roster={roster} />}
    </Loaded>
  );
}

function Pupils({ edit, roster }: Pick<Props, 'edit'> & { readonly roster: Roster }) {
  const t = useText();
  const inIt = new Set(edit.players.map(({ playerId }) => playerId));
  const pupils = roster.pupils.filter(({ id }) => !inIt.has(id));
  if (pupils.length === 0) return <p>{t.pupilNone}</p>;
  const add = (id: string) => {
    const pupil = pupils.find((one) => one.id === id);
    if (!pupil) return;
    const { name, familyKana, givenKana, grade } = pupil;
    const reading = [familyKana, givenKana].filter(Boolean).join(' ');
    const wanted = { kind: 'pupil' as const, playerId: id };
    edit.add({ key: id, name, reading, grade, playerId: id, wanted });
  };
  return (
    <SelectField
      name="pupil"
      label={t.pupil}
      placeholder={t.choose}
      value=""
      options={pupils.map(({ id, name, grade }) => ({
        value: id,
        label: [name, grade].filter(Boolean).join(' '),
      }))}
      onChange={(event) => add(event.target.value)}
    />
  );
}

function Name({ edit }: Pick<Props, 'edit'>) {
  const t = useText();
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [isTwice, setTwice] = useState(false);
  const name = typed.trim();
  const add = () => {
    if (name === '') return;
    const isThere = edit.players.some((one) => format.name(one.name) === format.name(name));
    setTwice(isThere);
    if (isThere) return;
    const wanted = { kind: 'name' as const, name };
    edit.add({ key: newId(), name, reading: '', grade: '', playerId: null, wanted });
    setTyped('');
  };
  return (
    <div className={css.name}>
      <TextField
        name="name"
        label={t.name}
        hint={t.nameHint}
        error={isTwice ? t.twice : undefined}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setTwice(false);
        }}
      />
      <Button variant="secondary" disabled={name === ''} onClick={add}>
        {t.addName}
      </Button>
    </div>
  );
}
