import type { GroupsDraw } from '#domain/groups/vocabulary.ts';
import type { EventFormat } from '#domain/stage-draw/vocabulary.ts';
import type { People } from '#features/matches/draws/web/lib/people.ts';
import { DrawPicture } from '../../../public-draws/web/components/draw-picture.tsx';
import { useGroupsInPlay } from '../hooks/use-groups-in-play.ts';
import type { GivenResults } from '../lib/groups-in-play.ts';
import { GoingOn } from './going-on.tsx';
import type { GroupActions } from './group-play.tsx';
import { RuleBook } from './rule-book.tsx';

interface Props {
  readonly draw: GroupsDraw;
  readonly people: People;
  readonly format: EventFormat;
  readonly results: GivenResults;
  readonly actions?: GroupActions;
  /** The screen says below what the next stage waits for. */
  readonly hasNextStep?: boolean;
}

/** Published groups with their results, standings and rules. */
export function PlayedGroups({ draw, people, format, results, ...props }: Props) {
  const play = useGroupsInPlay(draw, results);
  return (
    <>
      <DrawPicture shown={{ draw, people }} format={format} play={play} actions={props.actions} />
      <RuleBook ruleBook={results.ruleBook} />
      {format.kind === 'groups' ? (
        <GoingOn
          play={play}
          people={people}
          rules={format}
          onlyReady={props.hasNextStep ?? false}
        />
      ) : null}
    </>
  );
}
