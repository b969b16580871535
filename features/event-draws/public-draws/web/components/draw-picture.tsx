import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { BracketBody } from '#features/matches/draws/web/components/bracket-body.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useWhatFollows } from '../hooks/use-format-name.ts';
import type { ShownDraw } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';
import css from './draw-picture.module.css';
import { GroupCards } from './group-cards.tsx';

interface Props {
  readonly shown: ShownDraw;
  readonly format: EventFormat;
}

/** A draw as rounds, as a tree or as groups, and what follows it. */
export function DrawPicture({ shown: { draw, people }, format }: Props) {
  const t = useText();
  const follows = useWhatFollows()(format);
  return (
    <>
      {isGroupsDraw(draw) ? (
        <Section heading={t.groups}>
          <GroupCards draw={draw} people={people} />
        </Section>
      ) : (
        <BracketBody draw={draw} people={people} isPlan />
      )}
      {follows.map((sentence) => (
        <p key={sentence} className={css.follows}>
          {sentence}
        </p>
      ))}
    </>
  );
}
