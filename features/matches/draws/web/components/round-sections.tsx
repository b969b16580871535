import { type ReactNode, useId } from 'react';
import { matchState } from '#domain/bracket/match-state.ts';
import { vacantSide } from '#domain/bracket/results.ts';
import { type Round, rounds } from '#domain/bracket/rounds.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { classNames } from '#platform/web/ui/class-names.ts';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { roundName, useText } from '../draws.text.ts';
import { useProgressiveCount } from '../hooks/use-progressive-count.ts';
import type { People, Person } from '../lib/people.ts';
import { MatchCard } from './match-card.tsx';
import css from './round-sections.module.css';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  readonly isWaiting?: (matchId: string) => boolean;
  readonly onOpen?: ((match: Match) => void) | undefined;
  readonly below?: (match: Match) => ReactNode;
  /** Nothing is played on this screen: matches are not counted as played. */
  readonly isPlan?: boolean;
  /** The ids of the matches that are shown; without it all of them. */
  readonly only?: ReadonlySet<string> | undefined;
}

/** In a longer round only the visible matches are laid out. */
const LONG = 32;

/** The rounds one below the other, for a phone: heading, progress and matches. */
export function RoundSections({ draw, people, isWaiting, onOpen, below, isPlan, only }: Props) {
  const t = useText();
  const id = useId();
  const all = rounds(draw).filter(({ matches }) => !only || matches.some(({ id }) => only.has(id)));
  const shown = useProgressiveCount();
  const jump = (round: number) => {
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const section = document.getElementById(`${id}${round}`);
    section?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
    section?.querySelector('h2')?.focus({ preventScroll: true });
  };
  return (
    <div className={css.rounds}>
      {all.length > 3 && !only ? (
        <StickyBar edge="top" label={t.jump} className={css.jump}>
          {all.map(({ round, kind }) => (
            <button key={round} type="button" onClick={() => jump(round)}>
              {roundName(kind, t)}
            </button>
          ))}
        </StickyBar>
      ) : null}
      {all.map((round) => {
        const { played, total, excused } = progress(round);
        const byes = excused
          .flatMap((id) => people.get(id) ?? [])
          .filter(({ isFound }) => !only || isFound);
        return (
          <section key={round.round} id={`${id}${round.round}`} className={css.round}>
            <div className={css.head}>
              <h2 tabIndex={-1} className={css.heading}>
                {roundName(round.kind, t)}
              </h2>
              {total > 0 && !isPlan ? (
                <span className={css.progress}>{t.roundProgress(played, total)}</span>
              ) : null}
            </div>
            <Byes label={t.byesOfSeeds} people={byes.filter((one) => one.seed !== null)} />
            <Byes label={t.byesByLot} people={byes.filter((one) => one.seed === null)} />
            <UnmarkedList className={classNames(css.matches, total > LONG && css.long)}>
              {round.matches
                .filter((match) => matchState(match) !== 'bye' && (!only || only.has(match.id)))
                .slice(0, shown)
                .map((match) => (
                  <MatchCard
                    key={match.id}
                    match={match}
                    people={people}
                    vacant={vacantSide(draw, match)}
                    waiting={isWaiting?.(match.id) ?? false}
                    onOpen={onOpen}
                    below={below?.(match)}
                  />
                ))}
            </UnmarkedList>
          </section>
        );
      })}
    </div>
  );
}

/** Players without a match in the first round: by their seed, or by lot. */
function Byes({ label, people }: { readonly label: string; readonly people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <p className={css.byes}>
      <b>{label}</b>
      {people.map(({ id, name }) => (
        <span key={id}>{name}</span>
      ))}
    </p>
  );
}

function progress({ matches }: Round) {
  const excused = matches.flatMap(({ result }) => (result?.kind === 'bye' ? [result.winner] : []));
  const states = matches.map(matchState);
  const played = states.filter((state) => state === 'decided').length;
  const unplayed = states.filter((state) => state === 'bye' || state === 'unopposed').length;
  return { excused, played, total: matches.length - unplayed };
}
