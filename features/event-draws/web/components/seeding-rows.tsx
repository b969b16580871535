import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { Fragment, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { Entrant } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useRowDrag } from '../hooks/use-row-drag.ts';
import css from './seeding-rows.module.css';

interface Props {
  /** The strongest first. */
  readonly entrants: readonly Entrant[];
  readonly seedCount: number;
  /** To a place counted from 0. */
  readonly onMove: (number: number, to: number) => void;
}

/** The seeding list: each row moves by its buttons or by its handle; a line ends the seeds. */
export function SeedingRows({ entrants, seedCount, onMove }: Props) {
  const t = useText();
  const { dragged, handleOf, list } = useRowDrag(onMove);
  const [moved, setMoved] = useState('');
  const move = (entrant: Entrant, to: number, event: MouseEvent<HTMLButtonElement>) => {
    if (to < 0 || to >= entrants.length) return;
    const button = event.currentTarget;
    flushSync(() => {
      onMove(entrant.number, to);
      setMoved(t.moved(entrant.name, to + 1, entrants.length));
    });
    // A row that is moved in the page loses the focus.
    button.focus();
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <UnmarkedList className={css.list} aria-label={t.seeding} {...list}>
        {seedCount === 0 ? <li className={css.line}>{t.noSeeds}</li> : null}
        {entrants.map((entrant, at) => (
          <Fragment key={entrant.number}>
            <li
              className={classNames(css.row, dragged === entrant.number && css.dragged)}
              data-place={at}
            >
              <span className={css.handle} title={t.drag} {...handleOf(entrant.number)}>
                <GripVertical aria-hidden="true" />
              </span>
              <span className={css.place}>{at + 1}</span>
              <Who entrant={entrant} seed={at < seedCount ? at + 1 : null} />
              <IconButton
                label={t.up(entrant.name)}
                icon={<ArrowUp aria-hidden="true" />}
                aria-disabled={at === 0}
                onClick={(event) => move(entrant, at - 1, event)}
              />
              <IconButton
                label={t.down(entrant.name)}
                icon={<ArrowDown aria-hidden="true" />}
                aria-disabled={at === entrants.length - 1}
                onClick={(event) => move(entrant, at + 1, event)}
              />
            </li>
            {at + 1 === seedCount && seedCount < entrants.length ? (
              <li className={css.line}>{t.seedLine}</li>
            ) : null}
          </Fragment>
        ))}
      </UnmarkedList>
    </>
  );
}

interface WhoProps {
  readonly entrant: Entrant;
  /** Null for somebody who is not seeded. */
  readonly seed: number | null;
}

function Who({ entrant: { name, club, points, isNew }, seed }: WhoProps) {
  const t = useText();
  const format = useFormat();
  const facts = [
    seed === null ? null : t.seed(seed),
    points === null ? t.noPoints : t.points(format.number(points)),
    club === null ? null : format.name(club),
  ].filter((fact) => fact !== null);
  return (
    <span className={css.who}>
      <bdi className={css.name}>{format.name(name)}</bdi>
      {isNew ? <Badge tone="blue">{t.isNew}</Badge> : null}
      <span className={css.facts}>{facts.join(' · ')}</span>
    </span>
  );
}
