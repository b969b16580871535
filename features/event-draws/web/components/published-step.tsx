import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { DrawSheets } from '../../public-draws/web/components/draw-sheets.tsx';
import { PrintDraw } from '../../public-draws/web/components/print-draw.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { KnockoutStep } from '../../results/web/components/knockout-step.tsx';
import { ResultsStep } from '../../results/web/components/results-step.tsx';
import { useKnockoutInPlay } from '../../results/web/hooks/use-knockout-in-play.ts';
import { isOfKnockout } from '../../results/web/lib/given-results.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { DrawRecord } from './draw-facts.tsx';
import { PublishedActions } from './published-actions.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
}

/** The last step: what everybody sees, and taking it back. */
export function PublishedStep({ params, event, draw }: Props) {
  const t = useText();
  const format = useFormat();
  const shown = useShownDraw(draw);
  const play = useKnockoutInPlay(shown.draw, draw);
  const { results } = draw;
  const heading = [event.eventName, event.tournamentName].filter(Boolean).map(format.name);
  return (
    <>
      <Section heading={t.publishedTitle(draw.number)}>
        <InlineNotice tone="success" title={t.published}>
          {draw.publishedAt ? t.publishedText(format.dateTime(draw.publishedAt)) : null}
        </InlineNotice>
        <PublishedActions params={params} event={event} draw={draw} position={0}>
          <PrintDraw position={0} />
        </PublishedActions>
        {play ? (
          <KnockoutStep
            params={params}
            event={event}
            draw={draw}
            play={play}
            people={shown.people}
          />
        ) : null}
        {results && !isOfKnockout(results) ? (
          <ResultsStep params={params} event={event} draw={draw} results={results} shown={shown} />
        ) : null}
        <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
        <DrawRecord draw={draw} eventType={event.eventType} />
      </Section>
      <DrawSheets
        shown={play ? { ...shown, draw: play.draw } : shown}
        made={draw.made}
        amendments={draw.amendments}
        number={draw.number}
        results={results}
        heading={format.facts(heading)}
        position={0}
      />
    </>
  );
}
