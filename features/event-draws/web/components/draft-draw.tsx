import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { DrawPicture } from '../../public-draws/web/components/draw-picture.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { placeOf } from '../lib/typed-exchange.ts';
import { Clashes } from './clashes.tsx';
import { DrawFacts } from './draw-facts.tsx';
import css from './draw-step.module.css';
import { ExchangeForm } from './exchange-form.tsx';
import { NewDraw } from './new-draw.tsx';
import { Publish } from './publish.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  readonly isSeedingUnsaved: boolean;
}

/** The draft that only the organizer sees: club-mates, exchanges, drawing again, publishing. */
export function DraftDraw({ params, event, draw, isSeedingUnsaved }: Props) {
  const t = useText();
  const shown = useShownDraw(draw);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Section heading={t.draftTitle(draw.number)}>
      <DrawFacts draw={draw} eventType={event.eventType} />
      {draw.isOutdated ? (
        <InlineNotice tone="warning" title={t.outdatedTitle}>
          {t.outdatedText}
        </InlineNotice>
      ) : null}
      <Clashes
        draw={draw}
        people={shown.people}
        onExchange={
          event.isCancelled
            ? undefined
            : (id) => setOpen({ form: 'exchange', first: placeOf(id, shown.draw) })
        }
      />
      {event.isCancelled ? null : (
        <div className={css.form}>
          <div className={css.actions}>
            <Button
              variant="secondary"
              icon={<ArrowLeftRight aria-hidden="true" />}
              onClick={() => setOpen({ form: 'exchange', first: '' })}
            >
              {t.exchange}
            </Button>
            <Button variant="secondary" onClick={() => setOpen({ form: 'again' })}>
              {t.drawAgain(draw.number + 1)}
            </Button>
          </div>
          {open?.form === 'exchange' ? (
            <ExchangeForm
              // Another tap beside a club-mate begins with that place.
              key={open.first}
              {...{ params, draw, shown, first: open.first, onDone: close }}
            />
          ) : null}
          {open?.form === 'again' ? (
            <Section heading={t.drawAgain(draw.number + 1)} text={t.drawAgainText} card>
              <NewDraw {...{ params, event, isSeedingUnsaved, onDone: close }} />
            </Section>
          ) : null}
          <Publish params={params} event={event} draw={draw} />
        </div>
      )}
      <DrawPicture shown={shown} format={draw.format} />
      <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
    </Section>
  );
}

type Open =
  | { readonly form: 'exchange'; readonly first: string }
  | { readonly form: 'again' }
  | null;
