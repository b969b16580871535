import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { DrawSheets } from '../../public-draws/web/components/draw-sheets.tsx';
import { PrintDraw } from '../../public-draws/web/components/print-draw.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { KnockoutStep } from '../../results/web/components/knockout-step.tsx';
import { ResultsStep } from '../../results/web/components/results-step.tsx';
import { useKnockoutInPlay } from '../../results/web/hooks/use-knockout-in-play.ts';
import { isOfKnockout, isPlayed } from '../../results/web/lib/given-results.ts';
import { useText as useResultsText } from '../../results/web/results.text.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { DrawFacts } from './draw-facts.tsx';
import css from './draw-step.module.css';
import { TakeBack } from './take-back.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
}

/** The last step: what everybody sees, and taking it back. */
export function PublishedStep({ params, event, draw }: Props) {
  const t = useText();
  const words = useResultsText();
  const format = useFormat();
  const shown = useShownDraw(draw);
  const [taking, setTaking] = useState(false);
  const play = useKnockoutInPlay(shown.draw, draw);
  const { results } = draw;
  const hasResults = isPlayed(results);
  const heading = [event.eventName, event.tournamentName].filter(Boolean).map(format.name);
  return (
    <>
      <Section heading={t.publishedTitle(draw.number)}>
        <InlineNotice tone="success" title={t.published}>
          {draw.publishedAt ? t.publishedText(format.dateTime(draw.publishedAt)) : null}
        </InlineNotice>
        <DrawFacts draw={draw} eventType={event.eventType} />
        <div className={css.actions}>
          <LinkButton to={`/tournaments/${params.id}/draws/${params.eventId}`}>
            {t.toPublic}
          </LinkButton>
          <PrintDraw />
          {event.isCancelled || hasResults ? null : (
            <Button variant="secondary" onClick={() => setTaking(true)}>
              {t.takeBack}
            </Button>
          )}
        </div>
        {hasResults ? <p>{words.resultsLock}</p> : null}
        {taking && !hasResults ? (
          <div className={css.form}>
            <TakeBack {...{ params, draw, position: 0 }} onCancel={() => setTaking(false)} />
          </div>
        ) : null}
        {play ? <KnockoutStep {...{ params, event, draw, play }} people={shown.people} /> : null}
        {results && !isOfKnockout(results) ? (
          <ResultsStep {...{ params, event, draw, results, shown }} />
        ) : null}
        <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
      </Section>
      <DrawSheets
        shown={play ? { ...shown, draw: play.draw } : shown}
        made={draw.made}
        amendments={draw.amendments}
        number={draw.number}
        heading={heading.join(' · ')}
      />
    </>
  );
}
