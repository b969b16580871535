import type { EventType } from '#domain/entry/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { useFormatName } from '../../public-draws/web/hooks/use-format-name.ts';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { useSideCount } from '../../public-draws/web/hooks/use-side-count.ts';
import { useText as usePublicText } from '../../public-draws/web/public-draws.text.ts';
import type { DraftedDraw } from '../event-draws.queries.ts';
import { useText as useOwnText } from '../event-draws.text.ts';
import css from './draw-step.module.css';

interface Props {
  readonly draw: DraftedDraw;
  readonly eventType: EventType;
}

/** How and when an event was drawn, and the random seed that the sheet will name. */
export function DrawFacts({ draw, eventType }: Props) {
  const t = usePublicText();
  const own = useOwnText();
  const format = useFormat();
  const formatName = useFormatName();
  const sideCount = useSideCount();
  const shown = useShownDraw(draw);
  return (
    <Facts
      facts={[
        [t.format, formatName(draw.format, eventType)],
        [t.entrants, sideCount(eventType, shown.draw.entrants.length)],
        [t.drawnAt, format.dateTime(draw.drawnAt)],
        [own.drawnBy, draw.drawnBy && <bdi key="drawn">{draw.drawnBy}</bdi>],
        [own.publishedBy, draw.publishedBy && <bdi key="published">{draw.publishedBy}</bdi>],
        [t.randomSeed, String(draw.made.randomSeed)],
      ]}
    />
  );
}

/** The same behind its name: once the draw is out, its matches are what people come for. */
export function DrawRecord(props: Props) {
  const t = useOwnText();
  return (
    <details className={css.closed}>
      <summary>{t.record}</summary>
      <div className={css.record}>
        <DrawFacts {...props} />
      </div>
    </details>
  );
}
