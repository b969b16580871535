import { useMemo, useState } from 'react';
import type { EventType } from '#domain/entry/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { PlayedGroups } from '../../../results/web/components/played-groups.tsx';
import { useFormatName } from '../hooks/use-format-name.ts';
import { useShownDraw } from '../hooks/use-shown-draw.ts';
import { useSideCount } from '../hooks/use-side-count.ts';
import { withFound } from '../lib/found-people.ts';
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

/** A published draw: its facts, its picture, and the way to check it. */
export function PublishedDraw({ draw, eventType, heading, isMain }: Props) {
  const t = useText();
  const format = useFormat();
  const formatName = useFormatName();
  const sideCount = useSideCount();
  const shown = useShownDraw(draw);
  const [search, setSearch] = useState('');
  const people = useMemo(() => withFound(shown.people, search), [shown, search]);
  const { made, amendments, number } = draw;
  const groups = isGroupsDraw(made) ? t.groupCount(made.groups.length) : null;
  return (
    <>
      <Facts
        facts={[
          [t.format, [formatName(draw.format), groups].filter(Boolean).join(t.comma)],
          [t.entrants, sideCount(eventType, shown.draw.entrants.length)],
          [t.number, t.draw(number)],
          [t.drawnAt, format.dateTime(draw.drawnAt)],
          [t.publishedAt, format.dateTime(draw.publishedAt)],
          [t.randomSeed, String(made.randomSeed)],
        ]}
      />
      <p className={css.names}>{t.namesText}</p>
      <FindPlayer draw={shown.draw} people={people} search={search} onSearch={setSearch} />
      {draw.results && isGroupsDraw(shown.draw) ? (
        <PlayedGroups
          draw={shown.draw}
          people={people}
          format={draw.format}
          results={draw.results}
        />
      ) : (
        <DrawPicture shown={{ draw: shown.draw, people }} format={draw.format} />
      )}
      <Amendments made={made} amendments={amendments} people={shown.people} />
      {isGroupsDraw(shown.draw) || !shown.draw.groups ? null : (
        <Constraints draw={shown.draw} isMain={isMain} />
      )}
      <CheckDraw made={made} changes={amendments.map(({ change }) => change)} />
      <div className={css.actions}>
        <PrintDraw />
      </div>
      <DrawSheets {...{ shown, made, amendments, number, heading }} />
    </>
  );
}
