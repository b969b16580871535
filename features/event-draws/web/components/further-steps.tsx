import { useState } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { countIn } from '../../event-draws.further.policy.ts';
import { StageAround } from '../../public-draws/web/components/stage-heading.tsx';
import { useStageName } from '../../public-draws/web/hooks/use-stage-name.ts';
import type {
  DraftedDraw,
  EventAddress,
  FurtherStep,
  PreparedEvent,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { useAfterFirst } from '../hooks/use-after-first.ts';
import { useFurtherWords } from '../hooks/use-further-words.ts';
import { DraftDraw } from './draft-draw.tsx';
import css from './draw-step.module.css';
import { NewFurtherDraw } from './new-further-draw.tsx';
import { OpenGroups, OpenMatches } from './open-first.tsx';
import { PublishedStage, StageSheets } from './published-stage.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
}

/** The steps after the first draw: each knockout that follows is drawn, published and taken back by itself. */
export function FurtherSteps({ params, event }: Props) {
  const { draw, further, isCancelled } = event;
  const ready = further.filter(({ state }) => state === 'ready');
  if (!draw) return null;
  return (
    <>
      {further.map((stage) => (
        <Step key={stage.position} params={params} event={event} first={draw} stage={stage} />
      ))}
      {ready.length > 1 && !isCancelled ? (
        <DrawAll params={params} event={event} stages={ready} />
      ) : null}
    </>
  );
}

interface StepProps extends Props {
  /** The published draw of the first stage. */
  readonly first: DraftedDraw;
  readonly stage: FurtherStep;
}

function Step({ params, event, first, stage }: StepProps) {
  const t = useText();
  const format = useFormat();
  const stageName = useStageName();
  const words = useFurtherWords(stage);
  const { draw, state, position } = stage;
  const again = (onDone: () => void) => (
    <NewFurtherDraw params={params} event={event} stages={[stage]} onDone={onDone} />
  );
  const isOut = state === 'published';
  return (
    <>
      <Section heading={stageName(stage)}>
        <StageAround value={stageName(stage)}>
          {draw && isOut ? (
            <PublishedStage
              params={params}
              event={event}
              draw={draw}
              position={position}
              takeBackText={words.takeBackText}
            >
              <InlineNotice tone="success" title={t.publishedTitle(draw.number)}>
                {format.sentences(
                  ...(draw.publishedAt ? [t.publishedText(format.dateTime(draw.publishedAt))] : []),
                  words.locked,
                )}
              </InlineNotice>
            </PublishedStage>
          ) : null}
          {draw && state === 'drawn' ? (
            <DraftDraw
              params={params}
              event={event}
              draw={draw}
              again={again}
              stage={{ ...stage, words }}
            />
          ) : null}
          {isOut || state === 'drawn' ? null : (
            <Before params={params} event={event} first={first} stage={stage} />
          )}
        </StageAround>
      </Section>
      {draw && isOut ? (
        <StageSheets event={event} draw={draw} position={position} name={stageName(stage)} />
      ) : null}
    </>
  );
}

/** Nothing is drawn, or what was published is taken back: what must happen first, or the form that draws. */
function Before({ params, event, first, stage }: StepProps) {
  const t = useText();
  const words = useFurtherWords(stage);
  const format = useFormat();
  const after = useAfterFirst(first);
  const withdrawn = stage.draw?.withdrawn ?? null;
  if (!after) return null;
  if (after.state !== 'ready') {
    return (
      <>
        <p>{words.waiting}</p>
        {after.state === 'matches-open' ? (
          <OpenMatches params={params} first={first} matches={after.matches} />
        ) : (
          <OpenGroups state={after.state} groups={after.groups} />
        )}
      </>
    );
  }
  if (stage.state === 'too-few') {
    return <InlineNotice title={words.tooFewTitle}>{words.tooFewText}</InlineNotice>;
  }
  const sides = t.people(countIn(after, stage) ?? 0, event.eventType);
  return (
    <>
      {withdrawn ? (
        <InlineNotice tone="warning" title={t.withdrawnTitle(stage.draw?.number ?? 0)}>
          {t.withdrawnText(format.dateTime(withdrawn.at), withdrawn.reason)}
        </InlineNotice>
      ) : null}
      <p>{stage.places ? t.furtherReady(sides) : t.consolationReady(sides)}</p>
      {event.isCancelled ? null : <NewFurtherDraw params={params} event={event} stages={[stage]} />}
    </>
  );
}

interface DrawAllProps extends Props {
  readonly stages: readonly FurtherStep[];
}

/** Several draws by place at once. */
function DrawAll({ params, event, stages }: DrawAllProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    const close = () => setOpen(false);
    return <NewFurtherDraw params={params} event={event} stages={stages} onDone={close} />;
  }
  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.furtherDrawAll(stages.length)}
      </Button>
    </div>
  );
}
