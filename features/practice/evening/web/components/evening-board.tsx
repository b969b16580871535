import { useState } from 'react';
import { eveningOf } from '#domain/practice-evening/board.ts';
import { queue } from '#domain/practice-evening/queue.ts';
import { leave, swap } from '#domain/practice-evening/steps.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useText } from '../evening.text.ts';
import { andFill } from '../hooks/use-evening.ts';
import { minutesBetween, useMinute } from '../hooks/use-minute.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import { CourtCard } from './court-card.tsx';
import css from './evening-board.module.css';
import { PersonButton } from './person-button.tsx';

interface Props extends ShownEvening {
  readonly onPeople: () => void;
}

/** Every court with its match, and who waits. A person is tapped, or dragged, to change places with another one. */
export function EveningBoard({ onPeople, ...shown }: Props) {
  const t = useText();
  const time = useMinute(shown.day);
  const { evening, names } = shown;
  const { board, randomSeed, act } = evening;
  const [chosen, setChosen] = useState<string | null>(null);
  if (board.matches.length === 0 || board.end.isEnded) {
    return <NotBegun isEnded={board.end.isEnded} onPeople={onPeople} />;
  }
  const change = (one: string, other: string) => {
    setChosen(null);
    if (one !== other) act((before, at) => swap(before, one, other, at));
  };
  const tap = (id: string) => (chosen === null ? setChosen(id) : change(chosen, id));
  const goHome = (id: string) => {
    setChosen(null);
    act(andFill((before, at) => leave(before, id, at), randomSeed));
  };
  const choice = { chosen, names, onTap: tap, onDrop: change };
  const courts = board.courts.filter(
    ({ id, isOpen }) =>
      isOpen || board.matches.some(({ court, state }) => court === id && state === 'running'),
  );
  const waiting = queue(eveningOf(board, randomSeed));
  return (
    <div className={css.board}>
      {chosen ? (
        <div className={css.chosen}>
          <p role="status">{t.chosen(names.get(chosen) ?? '')}</p>
          <div className={css.choices}>
            <Button variant="secondary" onClick={() => goHome(chosen)}>
              {t.leaves}
            </Button>
            <Button variant="quiet" onClick={() => setChosen(null)}>
              {t.cancel}
            </Button>
          </div>
        </div>
      ) : null}
      <div className={css.courts}>
        {courts.sort(byNumber).map((court) => (
          <CourtCard key={court.id} {...shown} court={court} choice={choice} time={time} />
        ))}
      </div>
      <Section heading={t.bench} text={waiting.length > 0 ? t.benchText : t.nobodyWaits}>
        <ol className={css.bench}>
          {waiting.map(({ person, turns, since }) => (
            <li key={person.id}>
              <PersonButton id={person.id} choice={choice}>
                <span className={css.wait}>{t.waits(minutesBetween(since, time), turns)}</span>
              </PersonButton>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function NotBegun({
  isEnded,
  onPeople,
}: {
  readonly isEnded: boolean;
  readonly onPeople: () => void;
}) {
  const t = useText();
  return (
    <EmptyState
      title={isEnded ? t.ended : t.notBegun}
      text={t.notBegunText}
      action={<Button onClick={onPeople}>{t.toPeople}</Button>}
    />
  );
}

/** "c10" is after "c9". */
function byNumber(a: { readonly id: string }, b: { readonly id: string }): number {
  return Number(a.id.slice(1)) - Number(b.id.slice(1));
}
