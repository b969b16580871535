import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { type ReactNode, useState } from 'react';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { FurtherStage } from '../../event-draws.further.policy.ts';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { Constraints } from '../../public-draws/web/components/constraints.tsx';
import { DrawPicture } from '../../public-draws/web/components/draw-picture.tsx';
import { StageHeading } from '../../public-draws/web/components/stage-heading.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import type { FurtherWords } from '../hooks/use-further-words.ts';
import { placeOf } from '../lib/typed-exchange.ts';
import { Clashes } from './clashes.tsx';
import { DrawFacts } from './draw-facts.tsx';
import css from './draw-step.module.css';
import { ExchangeForm } from './exchange-form.tsx';
import { Publish } from './publish.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly draw: DraftedDraw;
  /** A stage after the first, with its words; missing for the first. */
  readonly stage?: FurtherStage & { readonly words: FurtherWords };
  /** The form that draws again. */
  readonly again: (onDone: () => void) => ReactNode;
}

/** The draft that only the organizer sees: club-mates, exchanges, drawing again, publishing. */
export function DraftDraw({ params, event, draw, stage, again }: Props) {
  const t = useText();
  const shown = useShownDraw(draw);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const position = stage?.position ?? 0;
  const outdated = stage
    ? { title: stage.words.outdatedTitle, text: stage.words.outdatedText }
    : { title: t.outdatedTitle, text: t.outdatedText };
  return (
    <Section heading={<StageHeading>{t.draftTitle(draw.number)}</StageHeading>}>
      <DrawFacts draw={draw} eventType={event.eventType} />
      {draw.isOutdated ? (
        <InlineNotice tone="warning" title={outdated.title}>
          {outdated.text}
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
              params={params}
              draw={draw}
              position={position}
              shown={shown}
              first={open.first}
              onDone={close}
            />
          ) : null}
          {open?.form === 'again' ? (
            <Section
              heading={<StageHeading>{t.drawAgain(draw.number + 1)}</StageHeading>}
              text={t.drawAgainText}
              card
            >
              {again(close)}
            </Section>
          ) : null}
          <Publish
            params={params}
            event={event}
            draw={draw}
            position={position}
            locked={stage?.words.locked}
          />
        </div>
      )}
      {stage && !isGroupsDraw(shown.draw) && shown.draw.groups ? (
        <Constraints draw={shown.draw} isMain={stage.isMain} />
      ) : null}
      <DrawPicture shown={shown} format={draw.format} />
      <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
    </Section>
  );
}

type Open =
  | { readonly form: 'exchange'; readonly first: string }
  | { readonly form: 'again' }
  | null;
