import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, useState } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import rows from '#platform/web/ui/dragged-rows.module.css';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { useRowDrag } from '#platform/web/ui/use-row-drag.ts';
import { useLocalOrder } from '../hooks/use-local-order.ts';
import type { QueueView } from '../hooks/use-queue-view.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { useOrder } from '../hooks/use-steps.ts';
import { movedTo } from '../lib/moved-to.ts';
import type { QueueMatch } from '../queue.queries.ts';
import { useText } from '../queue.text.ts';
import { ProblemNotice } from './problem-notice.tsx';
import css from './waiting-rows.module.css';

interface Props {
  readonly view: QueueView;
  readonly onOpen: (key: string) => void;
}

/** The matches that can be called, in the order in which they go: each moves by its handle or by its buttons. */
export function WaitingRows({ view, onOpen }: Props) {
  const t = useText();
  const { problem, dismiss, order, isPending } = useOrder(view);
  // While a row is dragged, and until the server has answered, the list is not the one that is read every few seconds.
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const [moved, setMoved] = useState('');
  const local = useLocalOrder(
    view.tournamentId,
    view.queue.waiting.map(({ key }) => key),
  );
  const listed = local.keys;
  const shown = (draft ?? listed).flatMap((key) => view.match(key) ?? []);
  const isFixed = view.queue.isClosed || isPending;
  const place = async (keys: readonly string[], key: string) => {
    const match = view.match(key);
    const at = keys.indexOf(key);
    const after = view.match(keys[at + 1] ?? '');
    if (!match) return;
    setMoved(t.moved(view.versus(match), at + 1, keys.length));
    if (!local.isOnline) {
      setDraft(null);
      local.put(keys);
      return;
    }
    setDraft(keys);
    const before = after ? { stageId: after.stageId, matchId: after.matchId } : null;
    await order(match, { kind: 'place', before });
    setDraft(null);
  };
  const { dragged, grab, list } = useRowDrag<string>(
    (key, to) => setDraft((now) => movedTo(now ?? listed, key, to)),
    (key) => {
      if (draft && draft.indexOf(key) !== listed.indexOf(key)) void place(draft, key);
      else setDraft(null);
    },
  );
  const step = (key: string, to: number) => {
    if (to >= 0 && to < listed.length && !isFixed) void place(movedTo(listed, key, to), key);
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <ProblemNotice problem={problem} onDismiss={dismiss} />
      {local.isLocal ? (
        <InlineNotice
          tone="warning"
          title={t.localTitle}
          action={
            <Button variant="secondary" onClick={() => local.put(null)}>
              {t.localUndo}
            </Button>
          }
        >
          {t.localText}
        </InlineNotice>
      ) : null}
      <UnmarkedList className={rows.list} aria-label={t.queueTitle} {...list}>
        {shown.map((match, at) => (
          <Row
            key={match.key}
            view={view}
            match={match}
            at={at}
            isFixed={isFixed}
            onOpen={onOpen}
            isLast={at === shown.length - 1}
            isDragged={dragged === match.key}
            onGrab={grab}
            onStep={step}
          />
        ))}
      </UnmarkedList>
    </>
  );
}

interface RowProps extends Props {
  readonly match: QueueMatch;
  /** Its place, from 0. */
  readonly at: number;
  readonly isLast: boolean;
  readonly isFixed: boolean;
  readonly isDragged: boolean;
  readonly onGrab: (key: string, event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (key: string, to: number) => void;
}

function Row({ view, match, at, isLast, isFixed, isDragged, ...on }: RowProps) {
  const t = useText();
  const versus = view.versus(match);
  return (
    <li className={classNames(rows.row, css.row, isDragged && rows.dragged)} data-place={at}>
      {view.queue.isClosed ? null : (
        <span
          className={classNames(rows.handle, css.handle)}
          title={t.drag}
          onPointerDown={(event) => !isFixed && on.onGrab(match.key, event)}
        >
          <GripVertical aria-hidden="true" />
        </span>
      )}
      <span className={rows.number}>{at + 1}</span>
      <button
        type="button"
        className={css.open}
        aria-haspopup="dialog"
        onClick={() => on.onOpen(match.key)}
      >
        <RowWords view={view} match={match} />
      </button>
      {view.queue.isClosed ? null : (
        <span className={css.steps}>
          <IconButton
            label={t.up(versus)}
            icon={<ArrowUp aria-hidden="true" />}
            aria-disabled={at === 0 || isFixed}
            onClick={() => on.onStep(match.key, at - 1)}
          />
          <IconButton
            label={t.down(versus)}
            icon={<ArrowDown aria-hidden="true" />}
            aria-disabled={isLast || isFixed}
            onClick={() => on.onStep(match.key, at + 1)}
          />
        </span>
      )}
    </li>
  );
}

function RowWords({ view, match }: Pick<RowProps, 'view' | 'match'>) {
  const t = useText();
  const { expected } = useReasons(view);
  const marks = [
    match.priority === 'usual' ? null : t.priorities[match.priority],
    match.isPlaced && match.priority === 'usual' ? t.placed : null,
    match.fixedCourtId === null ? null : t.fixedTo(view.courtName(match.fixedCourtId)),
    match.courtLabel === null ? null : t.labelOnly(match.courtLabel),
  ].filter((mark) => mark !== null);
  return (
    <>
      <bdi className={css.small}>{view.place(match)}</bdi>
      <bdi className={css.versus}>{view.shownVersus(match)}</bdi>
      <span className={css.small}>{expected(match)}</span>
      {marks.length > 0 ? (
        <span className={css.marks}>
          {marks.map((mark) => (
            <Badge key={mark} tone="purple">
              {mark}
            </Badge>
          ))}
        </span>
      ) : null}
    </>
  );
}
