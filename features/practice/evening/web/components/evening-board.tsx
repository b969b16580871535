import { useEffect, useRef, useState } from 'react';
import { eveningOf } from '#domain/practice-evening/board.ts';
import { queue } from '#domain/practice-evening/queue.ts';
import { swap } from '#domain/practice-evening/steps.ts';
import { summary } from '#domain/practice-evening/summary.ts';
import { wholeMinutesBetween } from '#platform/shared/durations.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { useNow } from '#platform/web/use-now.ts';
import { timeOn } from '../../evening.policy.ts';
import { useText } from '../evening.text.ts';
import type { ShownEvening } from '../lib/shown-evening.ts';
import { CourtCard } from './court-card.tsx';
import css from './evening-board.module.css';
import { useLeaving } from './leaving.tsx';
import { PersonButton } from './person-button.tsx';

interface Props extends ShownEvening {
  readonly onPeople: () => void;
}

/** Every court with its match, and who waits. A person is tapped, or dragged, to change places with another one. */
export function EveningBoard({ onPeople, ...shown }: Props) {
  const t = useText();
  const time = timeOn(shown.day, useNow());
  const { evening, names } = shown;
  const { board, basis, act } = evening;
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const { place, focusOn } = usePersonFocus();
  const { leave, question } = useLeaving(evening, names);
  if (board.matches.length === 0 || board.end.isEnded) {
    return <NotBegun isEnded={board.end.isEnded} onPeople={onPeople} />;
  }
  const nameOf = (id: string) => names.get(id) ?? '';
  const release = (id: string) => {
    setChosen(null);
    focusOn(id);
  };
  const change = (one: string, other: string) => {
    release(one);
    if (one === other) return;
    act((before, at) => swap(before, one, other, at));
    setSaid(t.changedPlaces(nameOf(one), nameOf(other)));
  };
  const state = eveningOf(board, basis);
  const waiting = queue(state);
  // Not the turns, by which they are in order: who comes late begins with those of the others.
  const played = new Map(summary(state).map(({ id, matches }) => [id, matches]));
  const waits = (id: string) => waiting.some(({ person }) => person.id === id);
  const tap = (id: string) =>
    // Two who wait have no places to change: the second is chosen instead.
    chosen === null || (chosen !== id && waits(chosen) && waits(id))
      ? setChosen(id)
      : change(chosen, id);
  const goHome = (id: string) => {
    setChosen(null);
    leave(id);
  };
  const choice = { chosen, names, onTap: tap, onDrop: change };
  const courts = board.courts.filter(
    ({ id, isOpen }) =>
      isOpen || board.matches.some(({ court, state }) => court === id && state === 'running'),
  );
  return (
    <div ref={place} className={css.board}>
      <p role="status" className="visually-hidden">
        {chosen ? t.chosen(nameOf(chosen)) : said}
      </p>
      <div className={css.courts}>
        {courts.sort(byNumber).map((court) => (
          <CourtCard key={court.id} {...shown} court={court} choice={choice} time={time} />
        ))}
      </div>
      <Section heading={t.bench} text={waiting.length > 0 ? t.benchText : t.nobodyWaits}>
        <ol className={css.bench}>
          {waiting.map(({ person, since }) => (
            <li key={person.id}>
              <PersonButton id={person.id} choice={choice}>
                <span className={css.wait}>
                  {t.waits(wholeMinutesBetween(since, time), played.get(person.id) ?? 0)}
                </span>
              </PersonButton>
            </li>
          ))}
        </ol>
      </Section>
      {chosen ? (
        <StickyBar edge="bottom" className={css.chosen}>
          <p>{t.chosen(nameOf(chosen))}</p>
          <div className={css.choices}>
            <Button variant="secondary" onClick={() => goHome(chosen)}>
              {t.leaves}
            </Button>
            <Button variant="quiet" onClick={() => release(chosen)}>
              {t.cancel}
            </Button>
          </div>
        </StickyBar>
      ) : null}
      {question}
    </div>
  );
}

/** Who changes places has another button then: the focus moves with them. */
function usePersonFocus() {
  const place = useRef<HTMLDivElement>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const person = `[data-person="${CSS.escape(wanted.current)}"]`;
    wanted.current = null;
    place.current?.querySelector<HTMLElement>(person)?.focus({ preventScroll: true });
  });
  const focusOn = (id: string) => {
    wanted.current = id;
  };
  return { place, focusOn };
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
