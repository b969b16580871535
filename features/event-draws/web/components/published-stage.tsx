import type { ReactNode } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { DrawSheets } from '../../public-draws/web/components/draw-sheets.tsx';
import { PrintDraw } from '../../public-draws/web/components/print-draw.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { KnockoutStep } from '../../results/web/components/knockout-step.tsx';
import { ResultsStep } from '../../results/web/components/results-step.tsx';
import { useKnockoutInPlay } from '../../results/web/hooks/use-knockout-in-play.ts';
import { isOfKnockout } from '../../results/web/lib/given-results.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { DrawRecord } from './draw-facts.tsx';
import { PublishedActions } from './published-actions.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  /** Of the stage in the event, from 0. */
  readonly position: number;
  /** What taking it back means; missing is that of the first stage. */
  readonly takeBackText?: string;
  /** The notice that it is published. */
  readonly children: ReactNode;
}

/** The published draw of a stage: what everybody sees, taking it back, and its results. */
export function PublishedStage({ children, takeBackText, ...stage }: Props) {
  const { params, event, draw, position } = stage;
  const shown = useShownDraw(draw);
  const play = useKnockoutInPlay(shown.draw, draw);
  const { people } = shown;
  const { results } = draw;
  return (
    <>
      {children}
      <PublishedActions {...stage} {...(takeBackText && { takeBackText })}>
        <PrintDraw position={position} />
      </PublishedActions>
      {play ? <KnockoutStep {...stage} play={play} people={people} /> : null}
      {results && !isOfKnockout(results) ? (
        <ResultsStep params={params} event={event} draw={draw} results={results} shown={shown} />
      ) : null}
      <Amendments made={draw.made} amendments={draw.amendments} people={people} />
      <DrawRecord draw={draw} eventType={event.eventType} />
    </>
  );
}

interface SheetsProps extends Pick<Props, 'event' | 'draw' | 'position'> {
  /** Of the stage; missing is the first. */
  readonly name?: string;
}

/** Its sheets, beside the steps: what is printed has nothing of the screen around it. */
export function StageSheets({ event, draw, position, name = '' }: SheetsProps) {
  const format = useFormat();
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
      heading={format.facts([name, ...names])}
      position={position}
    />
  );
}
