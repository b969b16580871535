import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Amendments } from '../../public-draws/web/components/amendments.tsx';
import { DrawPicture } from '../../public-draws/web/components/draw-picture.tsx';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
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
  const shown = useShownDraw(draw);
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
        {event.isCancelled ? null : (
          <Button variant="secondary" onClick={() => setTaking(true)}>
            {t.takeBack}
          </Button>
        )}
      </div>
      {taking ? (
        <div className={css.form}>
          <TakeBack {...{ params, draw, position }} onCancel={() => setTaking(false)} />
        </div>
      ) : null}
      <DrawPicture shown={shown} format={draw.format} />
      <Amendments made={draw.made} amendments={draw.amendments} people={shown.people} />
    </>
  );
}
