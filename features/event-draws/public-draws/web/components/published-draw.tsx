import type { EventType } from '#domain/entry/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useFind } from '#features/matches/draws/web/hooks/use-find.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { formatsOf } from '../../../results/results.policy.ts';
import { PlayedGroups } from '../../../results/web/components/played-groups.tsx';
import { PlayedKnockout } from '../../../results/web/components/played-knockout.tsx';
import { ScoredAs } from '../../../results/web/components/scored-as.tsx';
import {
  type KnockoutInPlay,
  useKnockoutInPlay,
} from '../../../results/web/hooks/use-knockout-in-play.ts';
import { isOfKnockout } from '../../../results/web/lib/given-results.ts';
import { useFormatName } from '../hooks/use-format-name.ts';
import { useShownDraw } from '../hooks/use-shown-draw.ts';
import { useSideCount } from '../hooks/use-side-count.ts';
import type { ShownDraw } from '../lib/shown-draw.ts';
import type { PublishedDraw as Published } from '../public-draws.queries.ts';
import { useText } from '../public-draws.text.ts';
import { Amendments } from './amendments.tsx';
import { CheckDraw } from './check-draw.tsx';
import { Constraints } from './constraints.tsx';
import css from './draw-picture.module.css';
import { DrawPicture } from './draw-picture.tsx';
import { DrawSheets } from './draw-sheets.tsx';
import { FindPlayer } from './find-player.tsx';
import { PrintDraw } from './print-draw.tsx';

interface Props {
  readonly draw: Published;
  readonly eventType: EventType;
  /** At the head of the printed pages. */
  readonly heading: string;
  /** The main draw after groups. */
  readonly isMain: boolean;
}

/** A published draw: its picture first, then how it was drawn and the way to check it. */
export function PublishedDraw({ draw, eventType, heading, isMain }: Props) {
  const t = useText();
  const format = useFormat();
  const formatName = useFormatName();
  const sideCount = useSideCount();
  const shown = useShownDraw(draw);
  const { people, field } = useFind(shown.people);
  const play = useKnockoutInPlay(shown.draw, draw);
  const { made, amendments, number } = draw;
  const groups = isGroupsDraw(made) ? t.groupCount(made.groups.length) : null;
  return (
    <>
      <div className={css.names}>
        <FactsLine
          facts={[
            [formatName(draw.format, eventType), groups].filter(Boolean).join(t.comma),
            sideCount(eventType, shown.draw.entrants.length),
          ]}
        />
        <p>{t.namesText}</p>
      </div>
      <FindPlayer draw={shown.draw} people={people} {...field} />
      <Picture draw={draw} shown={{ draw: shown.draw, people }} play={play} />
      {draw.results ? (
        <div className={css.names}>
          <ScoredAs formats={formatsOf(draw.results)} />
        </div>
      ) : null}
      <Amendments made={made} amendments={amendments} people={shown.people} />
      {isGroupsDraw(shown.draw) || !shown.draw.groups ? null : (
        <Constraints draw={shown.draw} isMain={isMain} />
      )}
      <CheckDraw made={made} changes={amendments.map(({ change }) => change)}>
        <Facts
          facts={[
            [t.number, t.draw(number)],
            [t.drawnAt, format.dateTime(draw.drawnAt)],
            [t.publishedAt, format.dateTime(draw.publishedAt)],
            [t.randomSeed, String(made.randomSeed)],
          ]}
        />
      </CheckDraw>
      <div className={css.actions}>
        <PrintDraw />
      </div>
      <DrawSheets
        shown={play ? { ...shown, draw: play.draw } : shown}
        made={made}
        amendments={amendments}
        number={number}
        results={draw.results}
        heading={heading}
      />
    </>
  );
}

interface PictureProps extends Pick<Props, 'draw'> {
  readonly shown: ShownDraw;
  readonly play: KnockoutInPlay | null;
}

/** The draw with its results; without them in a copy of a knockout that an earlier version of the app has cached. */
function Picture({ draw: { format, results }, shown, play }: PictureProps) {
  const { draw, people } = shown;
  if (play) return <PlayedKnockout play={play} people={people} format={format} />;
  if (results && isGroupsDraw(draw) && !isOfKnockout(results)) {
    return <PlayedGroups draw={draw} people={people} format={format} results={results} />;
  }
  return <DrawPicture shown={shown} format={format} />;
}
