import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import { useLayoutEffect, useRef, useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { type Day, orderCourts } from '../day.queries.ts';
import { useText } from '../day.text.ts';
import { useCourtName } from '../hooks/use-court-name.ts';
import css from './court-list.module.css';
import { EditCourt } from './edit-court.tsx';
import { NamedCourt } from './named-court.tsx';

type Court = Day['courts'][number];

interface Props {
  readonly id: number;
  readonly day: Day;
  /** Nothing can be changed any more. */
  readonly isFixed: boolean;
}

/** The courts in the order of the desk; each moves by its buttons, and is changed in a dialog. */
export function CourtList({ id, day, isFixed }: Props) {
  const t = useText();
  const word = courtKind(day.sport);
  const courtName = useCourtName(day.sport);
  const [edited, setEdited] = useState<string | null>(null);
  const court = day.courts.find((one) => one.id === edited);
  const [moved, setMoved] = useState('');
  const pressed = useRef<HTMLButtonElement | null>(null);
  const { submit, isPending } = useSubmit({
    send: (order: readonly string[]) =>
      orderCourts({ params: { id }, body: { order: [...order] } }),
    reads: ['organizer'],
    words: t,
  });
  useLayoutEffect(() => {
    // A row that is moved in the page loses the focus.
    if (document.activeElement === document.body) pressed.current?.focus();
    if (!isPending) pressed.current = null;
  });
  const move = async (one: Court, to: number, button: HTMLButtonElement) => {
    if (isPending || to < 0 || to === day.courts.length) return;
    pressed.current = button;
    const others = day.courts.map(({ id }) => id).filter((id) => id !== one.id);
    if (await submit(others.toSpliced(to, 0, one.id)))
      setMoved(t.moved(courtName(one.name), to + 1, day.courts.length));
  };
  if (day.courts.length === 0) {
    return <EmptyState title={t.noCourts[word]} text={t.noCourtsText} />;
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      <List label={t.courts[word]}>
        {day.courts.map((one, at) => (
          <li key={one.id} className={css.row}>
            <NamedCourt court={one} name={courtName(one.name)} />
            {isFixed ? null : (
              <>
                <IconButton
                  label={t.up(courtName(one.name))}
                  icon={<ArrowUp aria-hidden="true" />}
                  aria-disabled={at === 0 || isPending}
                  onClick={({ currentTarget }) => void move(one, at - 1, currentTarget)}
                />
                <IconButton
                  label={t.down(courtName(one.name))}
                  icon={<ArrowDown aria-hidden="true" />}
                  aria-disabled={at === day.courts.length - 1 || isPending}
                  onClick={({ currentTarget }) => void move(one, at + 1, currentTarget)}
                />
                <IconButton
                  label={t.edit(courtName(one.name))}
                  icon={<Pencil aria-hidden="true" />}
                  onClick={() => setEdited(one.id)}
                />
              </>
            )}
          </li>
        ))}
      </List>
      {court ? (
        <EditCourt
          key={court.id}
          id={id}
          court={court}
          word={word}
          shown={courtName(court.name)}
          onClose={() => setEdited(null)}
        />
      ) : null}
    </>
  );
}
