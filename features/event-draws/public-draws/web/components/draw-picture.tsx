import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { BracketBody } from '#features/matches/draws/web/components/bracket-body.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { GroupActions } from '../../../results/web/components/group-play.tsx';
import type { GroupsInPlay } from '../../../results/web/lib/groups-in-play.ts';
import { useWhatFollows } from '../hooks/use-format-name.ts';
import type { ShownDraw } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';
import css from './draw-picture.module.css';
import { GroupCards } from './group-cards.tsx';

interface Props {
  readonly shown: ShownDraw;
  readonly format: EventFormat;
  /** Of published groups. */
  readonly play?: GroupsInPlay | undefined;
  readonly actions?: GroupActions | undefined;
}

/** A draw as rounds, as a tree or as groups, and what follows it. */
export function DrawPicture({ shown: { draw, people }, format, play, actions }: Props) {
  const t = useText();
  return (
    <>
      {isGroupsDraw(draw) ? (
        <Section heading={t.groups}>
          <GroupCards draw={draw} people={people} play={play} actions={actions} />
        </Section>
      ) : (
        <BracketBody draw={draw} people={people} isPlan />
      )}
      <FollowingStages format={format} scoreFormat={play?.scoreFormat} />
    </>
  );
}

interface FollowingProps extends Pick<Props, 'format'> {
  /** Of the matches of groups; missing where it is not known yet, null for scores as entered. */
  readonly scoreFormat?: ChosenFormat | null | undefined;
}

/** What follows a draw, a sentence each. */
export function FollowingStages({ format, scoreFormat }: FollowingProps) {
  return useWhatFollows(scoreFormat)(format).map((sentence) => (
    <p key={sentence} className={css.follows}>
      {sentence}
    </p>
  ));
}
