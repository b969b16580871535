import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { DrawSheets } from '../../public-draws/web/components/draw-sheets.tsx';
import { PrintDraw } from '../../public-draws/web/components/print-draw.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { useStageName } from '../../public-draws/web/hooks/use-stage-name.ts';
import { KnockoutStep } from '../../results/web/components/knockout-step.tsx';
import { useKnockoutInPlay } from '../../results/web/hooks/use-knockout-in-play.ts';
import type {
  DraftedDraw,
  EventAddress,
  FurtherStep,
  PreparedEvent,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useFurtherWords } from '../hooks/use-further-words.ts';
import { DrawRecord } from './draw-facts.tsx';
import { PublishedActions } from './published-actions.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly stage: FurtherStep;
  readonly draw: DraftedDraw;
}

/** A published knockout after the first stage, with its results. */
export function PublishedFurther({ params, event, stage, draw }: Props) {
  const t = useText();
  const format = useFormat();
  const words = useFurtherWords(stage);
  const shown = useShownDraw(draw);
  const play = useKnockoutInPlay(shown.draw, draw);
  const { position } = stage;
  return (
    <>
      <InlineNotice tone="success" title={t.publishedTitle(draw.number)}>
        {format.sentences(
          ...(draw.publishedAt ? [t.publishedText(format.dateTime(draw.publishedAt))] : []),
          words.locked,
        )}
      </InlineNotice>
      <PublishedActions
        params={params}
        event={event}
        draw={draw}
        position={position}
        takeBackText={words.takeBackText}
      >
        <PrintDraw position={position} />
      </PublishedActions>
      {play ? (
        <KnockoutStep
          params={params}
          event={event}
          draw={draw}
          play={play}
          position={position}
          people={shown.people}
        />
      ) : null}
      <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
      <DrawRecord draw={draw} eventType={event.eventType} />
    </>
  );
}

/** Its sheets, beside the steps: what is printed has nothing of the screen around it. */
export function FurtherSheets({ event, stage, draw }: Omit<Props, 'params'>) {
  const format = useFormat();
  const stageName = useStageName();
  const shown = useShownDraw(draw);
  const play = useKnockoutInPlay(shown.draw, draw);
  const { made, amendments, number, results } = draw;
  const names = [event.eventName, event.tournamentName].filter(Boolean).map(format.name);
  return (
    <DrawSheets
      shown={play ? { ...shown, draw: play.draw } : shown}
      made={made}
      amendments={amendments}
      number={number}
      results={results}
      heading={format.facts([stageName(stage), ...names])}
      position={stage.position}
    />
  );
}
