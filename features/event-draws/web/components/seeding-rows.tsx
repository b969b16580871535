import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  Fragment,
  memo,
  type PointerEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import rows from '#platform/web/ui/dragged-rows.module.css';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useRowDrag } from '#platform/web/ui/use-row-drag.ts';
import type { Entrant } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import css from './seeding-rows.module.css';

interface Props {
  /** The strongest first. */
  readonly entrants: readonly Entrant[];
  readonly seedCount: number;
  /** Nobody misses a rating that teams never have. */
  readonly isForTeams: boolean;
  /** To a place counted from 0. */
  readonly onMove: (number: number, to: number) => void;
}

/** The seeding list: each row moves by its buttons or by its handle; a line ends the seeds. */
export function SeedingRows({ entrants, seedCount, isForTeams, onMove }: Props) {
  const t = useText();
  const { dragged, grab, list } = useRowDrag(onMove);
  const [moved, setMoved] = useState('');
  const newest = useRef({ entrants, onMove, t });
  useLayoutEffect(() => {
    newest.current = { entrants, onMove, t };
  });
  // The same function for every row and every order: only the rows that change are rendered again.
  const step = useCallback((entrant: Entrant, to: number, button: HTMLButtonElement) => {
    const { length } = newest.current.entrants;
    if (to < 0 || to >= length) return;
    flushSync(() => {
      newest.current.onMove(entrant.number, to);
      setMoved(newest.current.t.moved(entrant.name, to + 1, length));
    });
    // A row that is moved in the page loses the focus.
    button.focus();
  }, []);
  return (
    <>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <UnmarkedList className={rows.list} aria-label={t.seeding} {...list}>
        {seedCount === 0 ? <li className={css.line}>{t.noSeeds}</li> : null}
        {entrants.map((entrant, at) => (
          <Fragment key={entrant.number}>
            <Row
              entrant={entrant}
              at={at}
              isSeed={at < seedCount}
              isForTeams={isForTeams}
              isLast={at === entrants.length - 1}
              isDragged={dragged === entrant.number}
              onGrab={grab}
              onStep={step}
            />
            {at + 1 === seedCount && seedCount < entrants.length ? (
              <li className={css.line}>{t.seedLine}</li>
            ) : null}
          </Fragment>
        ))}
      </UnmarkedList>
    </>
  );
}

interface RowProps {
  readonly entrant: Entrant;
  /** Its place, from 0. */
  readonly at: number;
  readonly isSeed: boolean;
  readonly isForTeams: boolean;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onGrab: (number: number, event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (entrant: Entrant, to: number, button: HTMLButtonElement) => void;
}

const Row = memo(function Row({
  entrant,
  at,
  isSeed,
  isForTeams,
  isLast,
  isDragged,
  ...on
}: RowProps) {
  const t = useText();
  return (
    <li className={classNames(rows.row, css.row, isDragged && rows.dragged)} data-place={at}>
      <span
        className={classNames(rows.handle, css.handle)}
        title={t.drag}
        onPointerDown={(event) => on.onGrab(entrant.number, event)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      <span className={rows.number}>{at + 1}</span>
      <Who entrant={entrant} seed={isSeed ? at + 1 : null} isForTeams={isForTeams} />
      <IconButton
        label={t.up(entrant.name)}
        icon={<ArrowUp aria-hidden="true" />}
        aria-disabled={at === 0}
        onClick={({ currentTarget }) => on.onStep(entrant, at - 1, currentTarget)}
      />
      <IconButton
        label={t.down(entrant.name)}
        icon={<ArrowDown aria-hidden="true" />}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => on.onStep(entrant, at + 1, currentTarget)}
      />
    </li>
  );
});

interface WhoProps {
  readonly entrant: Entrant;
  /** Null for somebody who is not seeded. */
  readonly seed: number | null;
  readonly isForTeams: boolean;
}

function Who({ entrant, seed, isForTeams }: WhoProps) {
  const t = useText();
  const { name, club, points, rankInClub, isProvisional, isNew } = entrant;
  const format = useFormat();
  const facts = [
    seed === null ? null : t.seed(seed),
    isForTeams
      ? null
      : points === null
        ? t.noPoints
        : t.points(format.number(points), isProvisional),
    club === null ? null : format.name(club),
    rankInClub === null ? null : t.rankInClub(rankInClub),
  ].filter((fact) => fact !== null);
  return (
    <span className={css.who}>
      <bdi className={css.name}>{format.name(name)}</bdi>
      {isNew ? <Badge tone="blue">{t.isNew}</Badge> : null}
      <span className={css.facts}>
        <FactsLine facts={facts} />
      </span>
    </span>
  );
}
