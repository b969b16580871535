import type { Match } from '#domain/bracket/vocabulary.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { BracketBody } from '#features/matches/draws/web/components/bracket-body.tsx';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { FollowingStages } from '../../../public-draws/web/components/draw-picture.tsx';
import type { KnockoutInPlay } from '../hooks/use-knockout-in-play.ts';
import { useText } from '../results.text.ts';
import css from './group-play.module.css';
import { ThirdPlace } from './third-place.tsx';

interface Props {
  readonly play: KnockoutInPlay;
  readonly people: People;
  readonly format: EventFormat;
  /** Opens the score of a match; nobody but who runs the event has it. */
  readonly onOpen?: ((match: Match) => void) | undefined;
}

/** A published knockout with its scores, who goes on, the champion and the third place. */
export function PlayedKnockout({ play, people, format, onOpen }: Props) {
  const t = useText();
  const { draw, markOf, results } = play;
  const isWaiting = (matchId: string) => markOf(matchId) === 'waiting';
  const last = results.marks
    .map(({ scoredAt }) => scoredAt)
    .toSorted()
    .at(-1);
  const names = results.out.flatMap((id) => people.get(id)?.name ?? []);
  return (
    <>
      <BracketBody
        draw={draw}
        people={people}
        isWaiting={isWaiting}
        onOpen={onOpen}
        playedOn={last && dayInJapan(new Date(last))}
      />
      <ThirdPlace
        draw={draw}
        people={people}
        waiting={draw.third !== undefined && isWaiting(draw.third.id)}
        onOpen={onOpen}
      />
      {names.length === 0 ? null : <p className={css.note}>{t.outOf(names.join(t.comma))}</p>}
      <FollowingStages format={format} />
    </>
  );
}
