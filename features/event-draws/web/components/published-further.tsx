import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { KnockoutStep } from '../../results/web/components/knockout-step.tsx';
import { useKnockoutInPlay } from '../../results/web/hooks/use-knockout-in-play.ts';
import type {
  DraftedDraw,
  EventAddress,
  FurtherStep,
  PreparedEvent,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { DrawFacts } from './draw-facts.tsx';
import { PublishedActions } from './published-actions.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly stage: FurtherStep;
  readonly draw: DraftedDraw;
}

/** A published knockout after groups; it is printed from its public page. */
export function PublishedFurther({ params, event, stage: { position }, draw }: Props) {
  const t = useText();
  const format = useFormat();
  const shown = useShownDraw(draw);
  const play = useKnockoutInPlay(shown.draw, draw);
  return (
    <>
      <InlineNotice tone="success" title={t.publishedTitle(draw.number)}>
        {draw.publishedAt ? t.publishedText(format.dateTime(draw.publishedAt)) : null}{' '}
        {t.further.locked}
      </InlineNotice>
      <DrawFacts draw={draw} eventType={event.eventType} />
      <PublishedActions {...{ params, event, draw, position }} />
      {play ? (
        <KnockoutStep {...{ params, event, draw, play, position }} people={shown.people} />
      ) : null}
      <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
    </>
  );
}
