import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { lazyComponent } from '#platform/web/ui/lazy-component.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import type { EntrantToWithdraw, EventToWithdrawFrom } from '../withdrawing.queries.ts';
import { useText } from '../withdrawing.text.ts';
import { DecisionForm } from './decision-form.tsx';
import { Reinstatement } from './reinstatement.tsx';
import { RequestFacts } from './request-facts.tsx';

/** With the engine of the draw, which only an event with a published knockout needs. */
const KnockoutDecision = lazyComponent(async () => {
  const part = await import('./knockout-decision.tsx');
  return part.KnockoutDecision;
});

/** With the rule books, which only published groups need. */
const GroupDecision = lazyComponent(async () => {
  const part = await import('./group-decision.tsx');
  return part.GroupDecision;
});

interface Props {
  readonly params: { readonly id: number; readonly eventId: number };
  readonly event: EventToWithdrawFrom;
  readonly entryId: string;
}

/** What can be done about one entrant, with its effects; nothing is saved before "Do it". */
export function Assistant({ params, event, entryId }: Props) {
  const t = useText();
  const format = useFormat();
  const entrant = event.entrants.find((one) => one.entryId === entryId);
  if (!entrant) {
    return (
      <InlineNotice tone="error" title={t.outTitle}>
        {t.failures.ENTRY_NOT_FOUND}
      </InlineNotice>
    );
  }
  const isAsked = entrant.request?.state === 'asked';
  const isKnockout = event.published === 'knockout' || event.isFollowed;
  // Somebody whose entry has ended may still be on a line, until the answer of the waiting list has come.
  const isOpen = (entrant.isIn || isAsked || isKnockout) && event.isClosed && !event.isCancelled;
  const decision = { params, event, entrant, isAsked };
  const isInGroups = event.published === 'groups';
  const Lazy = isKnockout ? KnockoutDecision : isInGroups ? GroupDecision : null;
  return (
    <>
      <Section
        card
        heading={<bdi>{format.name(entrant.name)}</bdi>}
        text={entrant.club ? <bdi>{format.name(entrant.club)}</bdi> : null}
      >
        {entrant.request ? <RequestFacts request={entrant.request} /> : null}
        <State entrant={entrant} isAsked={isAsked} />
      </Section>
      {entrant.applicationId && entrant.isIn && !event.isCancelled ? (
        <InlineNotice
          action={
            <LinkButton variant="secondary" to={`/team-applications/${entrant.applicationId}`}>
              {t.replace}
            </LinkButton>
          }
        >
          {t.replaceText}
        </InlineNotice>
      ) : null}
      <Reinstatement params={params} event={event} entrant={entrant} />
      {isOpen ? (
        Lazy ? (
          <Lazy
            key={entrant.request?.id}
            {...decision}
            fallback={<Skeleton shape="row" count={3} />}
            errorFallback={(retry) => <LoadFailure onRetry={retry} />}
          />
        ) : (
          <DecisionForm key={entrant.request?.id} {...decision} />
        )
      ) : null}
    </>
  );
}

function State({
  entrant: { isIn },
  isAsked,
}: {
  readonly entrant: EntrantToWithdraw;
  readonly isAsked: boolean;
}) {
  const t = useText();
  if (isIn) return null;
  return isAsked ? (
    <p>{t.deletedText}</p>
  ) : (
    <InlineNotice title={t.outTitle}>{t.outText}</InlineNotice>
  );
}
