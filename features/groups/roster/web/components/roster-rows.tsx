import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { memo, type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import rows from '#platform/web/ui/dragged-rows.module.css';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useRowDrag } from '#platform/web/ui/use-row-drag.ts';
import { useOrder } from '../hooks/use-order.ts';
import type { Pupil, Roster } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';
import css from './roster.module.css';

/** The players in the order of strength: each moves by its handle or by its buttons, and opens to be edited. */
export function RosterRows({ roster }: { readonly roster: Roster }) {
  const t = useText();
  const { pupils, move, save } = useOrder(roster);
  const [moved, setMoved] = useState('');
  const { dragged, grab, list } = useRowDrag<string>(move, save);
  const newest = useRef({ pupils, move, save, t });
  useLayoutEffect(() => {
    newest.current = { pupils, move, save, t };
  });
  // The same function for every row and every order: only the rows that change are rendered again.
  const step = useCallback((pupil: Pupil, to: number, button: HTMLButtonElement) => {
    const { pupils: listed, ...now } = newest.current;
    if (to < 0 || to >= listed.length) return;
    flushSync(() => {
      now.move(pupil.id, to);
      setMoved(now.t.moved(pupil.name, to + 1, listed.length));
    });
    newest.current.save();
    // A row that is moved in the page loses the focus.
    button.focus();
  }, []);
  return (
    <>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <UnmarkedList className={rows.list} aria-label={t.players} {...list}>
        {pupils.map((pupil, at) => (
          <Row
            key={pupil.id}
            pupil={pupil}
            groupId={roster.groupId}
            at={at}
            isLast={at === pupils.length - 1}
            isDragged={dragged === pupil.id}
            onGrab={grab}
            onStep={step}
          />
        ))}
      </UnmarkedList>
    </>
  );
}

interface RowProps {
  readonly pupil: Pupil;
  readonly groupId: number;
  /** Its place, from 0. */
  readonly at: number;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onGrab: (id: string, event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (pupil: Pupil, to: number, button: HTMLButtonElement) => void;
}

const Row = memo(function Row({ pupil, groupId, at, isLast, isDragged, ...on }: RowProps) {
  const t = useText();
  const { name } = pupil;
  return (
    <li className={classNames(rows.row, css.row, isDragged && rows.dragged)} data-place={at}>
      <span
        className={classNames(rows.handle, css.handle)}
        title={t.drag}
        onPointerDown={(event) => on.onGrab(pupil.id, event)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      <span className={rows.number}>{at + 1}</span>
      <Link to={`/group-roster/${groupId}/pupils/${pupil.id}`} className={css.open}>
        <Who pupil={pupil} />
      </Link>
      <IconButton
        label={t.up(name)}
        icon={<ArrowUp aria-hidden="true" />}
        aria-disabled={at === 0}
        onClick={({ currentTarget }) => on.onStep(pupil, at - 1, currentTarget)}
      />
      <IconButton
        label={t.down(name)}
        icon={<ArrowDown aria-hidden="true" />}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => on.onStep(pupil, at + 1, currentTarget)}
      />
    </li>
  );
});

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
