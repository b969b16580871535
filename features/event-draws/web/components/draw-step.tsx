import type { ReactNode } from 'react';
import { limits } from '#domain/bracket/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { DraftedDraw, EventAddress, PreparedEvent } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { DraftDraw } from './draft-draw.tsx';
import css from './draw-step.module.css';
import { NewDraw } from './new-draw.tsx';
import { PublishedStage, StageSheets } from './published-stage.tsx';

/** Only events with further stages have them, once their first draw is out. */
const FurtherSteps = lazyComponent(async () => {
  const part = await import('./further-steps.tsx');
  return part.FurtherSteps;
});

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
  readonly isSeedingUnsaved: boolean;
}

/** The third step: drawing, changing the draft, publishing, and taking a publication back. */
export function DrawStep(props: Props) {
  const { params, event } = props;
  const { draw, state } = event;
  if (draw && state === 'published') {
    return (
      <>
        <PublishedFirst params={params} event={event} draw={draw} />
        {event.further.length === 0 ? null : (
          <FurtherSteps
            params={params}
            event={event}
            fallback={<Skeleton shape="card" />}
            errorFallback={(retry) => <LoadFailure onRetry={retry} />}
          />
        )}
      </>
    );
  }
  if (draw && state === 'drawn') {
    return (
      <DraftDraw
        params={params}
        event={event}
        draw={draw}
        again={(onDone) => <NewDraw {...props} onDone={onDone} />}
      />
    );
  }
  return event.isCancelled ? null : <BeforeDraw {...props} />;
}

interface PublishedProps extends Omit<Props, 'isSeedingUnsaved'> {
  readonly draw: DraftedDraw;
}

function PublishedFirst({ params, event, draw }: PublishedProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <Section heading={t.publishedTitle(draw.number)}>
        <PublishedStage params={params} event={event} draw={draw} position={0}>
          <InlineNotice tone="success" title={t.published}>
            {draw.publishedAt ? t.publishedText(format.dateTime(draw.publishedAt)) : null}
          </InlineNotice>
        </PublishedStage>
      </Section>
      <StageSheets event={event} draw={draw} position={0} />
    </>
  );
}

/** Nothing is drawn, or what was published is taken back. */
function BeforeDraw({ params, event, isSeedingUnsaved }: Props) {
  const t = useText();
  const format = useFormat();
  const withdrawn = event.draw?.withdrawn ?? null;
  return (
    <Section heading={t.draw} text={t.drawText}>
      {withdrawn ? (
        <InlineNotice tone="warning" title={t.withdrawnTitle(event.draw?.number ?? 0)}>
          {t.withdrawnText(format.dateTime(withdrawn.at), withdrawn.reason)}
        </InlineNotice>
      ) : null}
      <div className={css.form}>
        <Possible params={params} event={event}>
          <NewDraw params={params} event={event} isSeedingUnsaved={isSeedingUnsaved} />
        </Possible>
      </div>
    </Section>
  );
}

interface PossibleProps extends Omit<Props, 'isSeedingUnsaved'> {
  readonly children: ReactNode;
}

/** Why an event cannot be drawn at all, in the place of the form. */
function Possible({ params, event, children }: PossibleProps) {
  const t = useText();
  if ((event.seeding?.entrants.length ?? 0) >= limits.fewestPlayers) return children;
  return (
    <InlineNotice
      tone="warning"
      title={t.fewTitle(event.eventType)}
      action={
        <LinkButton variant="secondary" to={`/organizer/tournaments/${params.id}/entries`}>
          {t.toEntries}
        </LinkButton>
      }
    >
      {t.fewText}
    </InlineNotice>
  );
}
