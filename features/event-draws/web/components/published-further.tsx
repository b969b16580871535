import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { KnockoutStep } from '../../results/web/components/knockout-step.tsx';
import { useKnockoutInPlay } from '../../results/web/hooks/use-knockout-in-play.ts';
import { isPlayed } from '../../results/web/lib/given-results.ts';
import { useText as useResultsText } from '../../results/web/results.text.ts';
import type {
  DraftedDraw,
  EventAddress,
  FurtherStep,
  PreparedEvent,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { DrawFacts } from './draw-facts.tsx';
import css from './draw-step.module.css';
import { TakeBack } from './take-back.tsx';

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
  const words = useResultsText();
  const shown = useShownDraw(draw);
  const play = useKnockoutInPlay(shown.draw, draw);
  const hasResults = isPlayed(draw.results);
  const [taking, setTaking] = useState(false);
  return (
    <>
      <InlineNotice tone="success" title={t.publishedTitle(draw.number)}>
        {draw.publishedAt ? t.publishedText(format.dateTime(draw.publishedAt)) : null}{' '}
        {t.further.locked}
      </InlineNotice>
      <DrawFacts draw={draw} eventType={event.eventType} />
      <div className={css.actions}>
        <LinkButton to={`/tournaments/${params.id}/draws/${params.eventId}?stage=${position}`}>
          {t.toPublic}
        </LinkButton>
        {event.isCancelled || hasResults ? null : (
          <Button variant="secondary" onClick={() => setTaking(true)}>
            {t.takeBack}
          </Button>
        )}
      </div>
      {hasResults ? <p>{words.resultsLock}</p> : null}
      {taking && !hasResults ? (
        <div className={css.form}>
          <TakeBack {...{ params, draw, position }} onCancel={() => setTaking(false)} />
        </div>
      ) : null}
      {play ? (
        <KnockoutStep {...{ params, event, draw, play, position }} people={shown.people} />
      ) : null}
      <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
    </>
  );
}
