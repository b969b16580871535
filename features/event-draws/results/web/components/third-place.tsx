import { useId } from 'react';
import { vacantSide } from '#domain/bracket/results.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { MatchCard } from '#features/matches/draws/web/components/match-card.tsx';
import { useRoundName } from '#features/matches/draws/web/hooks/use-round-name.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import { StageHeading } from '../../../public-draws/web/components/stage-heading.tsx';
import css from './third-place.module.css';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  readonly waiting: boolean;
  /** Without it the match is read-only. */
  readonly onOpen: ((match: Match) => void) | undefined;
}

/** The match between the losers of the semi-finals, below the rounds and the tree; nothing where the format has none. */
export function ThirdPlace({ draw, people, waiting, onOpen }: Props) {
  const roundName = useRoundName();
  const id = useId();
  const { third } = draw;
  if (!third) return null;
  return (
    <section className={css.third} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        <StageHeading>{roundName({ kind: 'third-place' })}</StageHeading>
      </h2>
      <UnmarkedList className={css.list}>
        <MatchCard
          match={third}
          people={people}
          vacant={vacantSide(draw, third)}
          waiting={waiting}
          onOpen={onOpen}
        />
      </UnmarkedList>
    </section>
  );
}
