import { useState } from 'react';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { afterPlayed, fieldOf } from '../../event-draws.further.policy.ts';
import { useShownDraw } from '../../public-draws/web/hooks/use-shown-draw.ts';
import { useStageName } from '../../public-draws/web/hooks/use-stage-name.ts';
import { isOfKnockout } from '../../results/web/lib/given-results.ts';
import type {
  DraftedDraw,
  EventAddress,
  FurtherStep,
  PreparedEvent,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import { DraftDraw } from './draft-draw.tsx';
import css from './draw-step.module.css';
import { NewFurtherDraw } from './new-further-draw.tsx';
import { PublishedFurther } from './published-further.tsx';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
}

/** The steps after the groups: each knockout that follows is drawn, published and taken back by itself. */
export function FurtherSteps({ params, event }: Props) {
  const { draw, further, isCancelled } = event;
  const ready = further.filter(({ state }) => state === 'ready');
  if (!draw) return null;
  return (
    <>
      {further.map((stage) => (
        <Step key={stage.position} {...{ params, event, groups: draw, stage }} />
      ))}
      {ready.length > 1 && !isCancelled ? <DrawAll {...{ params, event, stages: ready }} /> : null}
    </>
  );
}

interface StepProps extends Props {
  /** The published draw of the groups. */
  readonly groups: DraftedDraw;
  readonly stage: FurtherStep;
}

function Step({ params, event, groups, stage }: StepProps) {
  const stageName = useStageName();
  const { draw, state } = stage;
  const again = (onDone: () => void) => (
    <NewFurtherDraw {...{ params, event, stages: [stage], onDone }} />
  );
  return (
    <Section heading={stageName(stage)}>
      {draw && state === 'published' ? (
        <PublishedFurther {...{ params, event, stage, draw }} />
      ) : null}
      {draw && state === 'drawn' ? <DraftDraw {...{ params, event, draw, stage, again }} /> : null}
      {state === 'published' || state === 'drawn' ? null : (
        <Before {...{ params, event, groups, stage }} />
      )}
    </Section>
  );
}

/** Nothing is drawn, or what was published is taken back: what must happen first, or the form that draws. */
function Before({ params, event, groups, stage }: StepProps) {
  const t = useText();
  const format = useFormat();
  const after = useAfterGroups(groups);
  const withdrawn = stage.draw?.withdrawn ?? null;
  if (!after) return null;
  if (after.state !== 'ready') {
    const open = after.groups.map((group) => t.group(group)).join(t.comma);
    const what = after.state === 'open' ? t.furtherOpen(open) : t.furtherLots(open);
    return (
      <p>
        {t.further.waiting} {what}
      </p>
    );
  }
  if (stage.state === 'too-few') {
    return <InlineNotice title={t.further.tooFewTitle}>{t.further.tooFewText}</InlineNotice>;
  }
  const people = fieldOf(after, stage)?.groups.flat().length ?? 0;
  return (
    <>
      {withdrawn ? (
        <InlineNotice tone="warning" title={t.withdrawnTitle(stage.draw?.number ?? 0)}>
          {t.withdrawnText(format.dateTime(withdrawn.at), withdrawn.reason)}
        </InlineNotice>
      ) : null}
      <p>{t.furtherReady(people)}</p>
      {event.isCancelled ? null : <NewFurtherDraw {...{ params, event, stages: [stage] }} />}
    </>
  );
}

/** Who goes on from the published groups, as they are stored; null where they have no results. */
function useAfterGroups(groups: DraftedDraw) {
  const { draw } = useShownDraw(groups);
  const { results, format } = groups;
  if (!results || isOfKnockout(results)) return null;
  if (!isGroupsDraw(draw) || format.kind !== 'groups') return null;
  return afterPlayed(draw, results, format.next);
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
    return <NewFurtherDraw {...{ params, event, stages, onDone: close }} />;
  }
  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t.furtherDrawAll(stages.length)}
      </Button>
    </div>
  );
}
