import { useCallback } from 'react';
import { Link } from 'react-router';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { OrderedRows } from '#platform/web/ui/ordered-rows.tsx';
import { useOrder } from '../hooks/use-order.ts';
import type { Pupil, Roster } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';
import css from './roster.module.css';

const idOf = ({ id }: Pupil) => id;
const nameOf = ({ name }: Pupil) => name;

/** The players in the order of strength: each moves by its handle or by its buttons, and opens to be edited. */
export function RosterRows({ roster }: { readonly roster: Roster }) {
  const t = useText();
  const { groupId } = roster;
  const { pupils, move, save } = useOrder(roster);
  const content = useCallback(
    (pupil: Pupil) => (
      <Link to={`/group-roster/${groupId}/pupils/${pupil.id}`} className={css.open}>
        <Who pupil={pupil} />
      </Link>
    ),
    [groupId],
  );
  return (
    <OrderedRows
      label={t.players}
      drag={t.drag}
      up={t.up}
      down={t.down}
      moved={t.moved}
      items={pupils}
      idOf={idOf}
      nameOf={nameOf}
      content={content}
      onMove={move}
      onMoved={save}
    />
  );
}

function Who({ pupil }: { readonly pupil: Pupil }) {
  const t = useText();
  const { name, familyKana, givenKana, grade, gender, registrationNo, joined } = pupil;
  const facts = [
    grade && t.grades[grade],
    gender && t.genders[gender],
    registrationNo && t.registered(registrationNo),
  ].filter((fact) => fact !== '');
  return (
    <>
      <span className={css.name}>
        <bdi>{name}</bdi> {joined ? <Badge tone="green">{t.joined}</Badge> : null}
      </span>
      {familyKana ? (
        <span className={css.reading}>
          <bdi lang="ja">{`${familyKana} ${givenKana}`}</bdi>
        </span>
      ) : null}
      {facts.length > 0 ? (
        <span className={css.facts}>
          <FactsLine facts={facts} />
        </span>
      ) : null}
    </>
  );
}
