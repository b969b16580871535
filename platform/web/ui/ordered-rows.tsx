import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  Fragment,
  memo,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { classNames } from './class-names.ts';
import rows from './dragged-rows.module.css';
import { IconButton } from './icon-button.tsx';
import css from './ordered-rows.module.css';
import { UnmarkedList } from './unmarked-list.tsx';
import { useRowDrag } from './use-row-drag.ts';

/** From the text of its feature. */
interface Words {
  /** What the handle is for. */
  readonly drag: string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  /** Read aloud when a button has moved a row. */
  readonly moved: (name: string, place: number, of: number) => string;
}

type Id = number | string;

interface Props<Item, Key extends Id> extends Words {
  readonly label: string;
  readonly items: readonly Item[];
  /** These three are the same functions at every rendering, so that only rows that change are rendered again. */
  readonly idOf: (item: Item) => Key;
  readonly nameOf: (item: Item) => string;
  /** What a row shows between its number and its buttons. */
  readonly content: (item: Item, at: number) => ReactNode;
  /** After the buttons. */
  readonly end?: ((item: Item) => ReactNode) | undefined;
  /** Places are counted from 0. */
  readonly onMove: (id: Key, to: number) => void;
  /** A row is where it was moved to. */
  readonly onMoved?: () => void;
  /** A line below so many rows, unless that is the end. */
  readonly line?: { readonly below: number; readonly text: string } | undefined;
  /** Of rows that are taller than one line, or not. */
  readonly rowClass?: string | undefined;
}

/** An order that a person makes: each row moves by its handle or by its buttons. */
export function OrderedRows<Item, Key extends Id>(props: Props<Item, Key>) {
  const {
    label,
    items,
    drag,
    up,
    down,
    idOf,
    nameOf,
    content,
    end,
    onMove,
    onMoved,
    line,
    rowClass,
  } = props;
  const [moved, setMoved] = useState('');
  const { dragged, grab, list } = useRowDrag<Key>(onMove, onMoved);
  const newest = useRef(props);
  useLayoutEffect(() => {
    newest.current = props;
  });
  const step = useCallback((item: Item, to: number, button: HTMLButtonElement) => {
    const { items: listed, ...now } = newest.current;
    if (to < 0 || to >= listed.length) return;
    flushSync(() => {
      now.onMove(now.idOf(item), to);
      setMoved(now.moved(now.nameOf(item), to + 1, listed.length));
    });
    newest.current.onMoved?.();
    // A row that is moved in the page loses the focus.
    button.focus();
  }, []);
  return (
    <>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <UnmarkedList className={rows.list} aria-label={label} {...list}>
        {line?.below === 0 ? <li className={css.line}>{line.text}</li> : null}
        {items.map((item, at) => (
          <Fragment key={idOf(item)}>
            <Row
              item={item}
              at={at}
              drag={drag}
              up={up}
              down={down}
              idOf={idOf}
              nameOf={nameOf}
              content={content}
              end={end}
              rowClass={rowClass}
              isLast={at === items.length - 1}
              isDragged={dragged === idOf(item)}
              onGrab={grab}
              onStep={step}
            />
            {at + 1 === line?.below && at + 1 < items.length ? (
              <li className={css.line}>{line.text}</li>
            ) : null}
          </Fragment>
        ))}
      </UnmarkedList>
    </>
  );
}

interface RowProps<Item, Key extends Id>
  extends Pick<
    Props<Item, Key>,
    'drag' | 'up' | 'down' | 'idOf' | 'nameOf' | 'content' | 'end' | 'rowClass'
  > {
  readonly item: Item;
  readonly at: number;
  readonly isLast: boolean;
  readonly isDragged: boolean;
  readonly onGrab: (id: Key, event: PointerEvent<HTMLElement>) => void;
  readonly onStep: (item: Item, to: number, button: HTMLButtonElement) => void;
}

const Row = memo(PlainRow) as typeof PlainRow;

function PlainRow<Item, Key extends Id>(props: RowProps<Item, Key>) {
  const { item, at, drag, up, down, idOf, nameOf, content, end, rowClass, isLast, isDragged } =
    props;
  const name = nameOf(item);
  return (
    <li
      className={classNames(rows.row, css.row, rowClass, isDragged && rows.dragged)}
      data-place={at}
    >
      <span
        className={classNames(rows.handle, css.handle)}
        title={drag}
        onPointerDown={(event) => props.onGrab(idOf(item), event)}
      >
        <GripVertical aria-hidden="true" />
      </span>
      <span className={rows.number}>{at + 1}</span>
      {content(item, at)}
      <IconButton
        label={up(name)}
        icon={<ArrowUp aria-hidden="true" />}
        aria-disabled={at === 0}
        onClick={({ currentTarget }) => props.onStep(item, at - 1, currentTarget)}
      />
      <IconButton
        label={down(name)}
        icon={<ArrowDown aria-hidden="true" />}
        aria-disabled={isLast}
        onClick={({ currentTarget }) => props.onStep(item, at + 1, currentTarget)}
      />
      {end?.(item)}
    </li>
  );
}
