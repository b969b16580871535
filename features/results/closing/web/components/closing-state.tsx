import { useState } from 'react';
import type { Sport } from '#domain/scoring/formats.ts';
import { SportRow } from '#features/sports/web/components/sport-row.tsx';
import { useEventName } from '#features/tournaments/web/hooks/use-event-name.ts';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { type Closing, finalize } from '../closing.queries.ts';
import { useText } from '../closing.text.ts';

interface Props {
  readonly id: number;
  readonly closing: Closing;
}

/** How far the tournament is, and the step that makes its results final. */
export function ClosingState({ id, closing }: Props) {
  const t = useText();
  const format = useFormat();
  const { finalizedAt, isCancelled, disputes } = closing;
  if (isCancelled) {
    return (
      <InlineNotice tone="warning" title={t.cancelledTitle}>
        {t.cancelledText}
      </InlineNotice>
    );
  }
  if (finalizedAt) {
    return (
      <InlineNotice tone="success" title={t.finalTitle}>
        {t.finalText(format.dateTime(finalizedAt))}
      </InlineNotice>
    );
  }
  if (closing.endedEarly && !closing.hasResults) {
    return <InlineNotice title={t.nothingTitle}>{t.nothingText}</InlineNotice>;
  }
  const isPlayed = closing.hasResults && closing.events.every(({ isFinished }) => isFinished);
  const lots = closing.events.some(({ needsLots }) => needsLots);
  return (
    <>
      {disputes > 0 ? (
        <InlineNotice
          tone="warning"
          title={t.disputesTitle(disputes)}
          action={
            <LinkButton variant="secondary" to={`/organizer/tournaments/${id}/day/results`}>
              {t.toDisputes}
            </LinkButton>
          }
        >
          {t.disputesText}
        </InlineNotice>
      ) : null}
      {isPlayed && disputes === 0 && !lots ? <Finalize id={id} closing={closing} /> : null}
      {isPlayed && !lots ? null : <Events id={id} closing={closing} />}
    </>
  );
}

function Finalize({ id, closing: { sport, finalAt, endedEarly } }: Props) {
  const t = useText();
  const format = useFormat();
  const [isAsked, setIsAsked] = useState(false);
  const [chosen, setChosen] = useState<Sport>('unspecified');
  const { submit, isPending } = useSubmit({
    send: () => finalize({ params: { id }, body: { sport: chosen } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.done }),
  });
  const confirm = async () => {
    await submit();
    setIsAsked(false);
  };
  const isOpen = sport === 'unspecified';
  return (
    <InlineNotice
      title={endedEarly ? t.readyEarlyTitle : t.readyTitle}
      action={
        <Button full onClick={() => setIsAsked(true)}>
          {t.finalize}
        </Button>
      }
    >
      <p>{t.readyText}</p>
      {finalAt ? <p>{t.finalAlone(format.dateTime(finalAt))}</p> : null}
      {isOpen ? (
        <>
          <p>{t.sport}</p>
          <SportRow sport={chosen} onChoose={setChosen} />
        </>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title={t.finalizeTitle}
        confirmLabel={t.finalize}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsked(false)}
      >
        {t.finalizeText}
      </ConfirmDialog>
    </InlineNotice>
  );
}

function Events({ id, closing: { events } }: Props) {
  const t = useText();
  const eventName = useEventName();
  const stateOf = (event: Closing['events'][number]) => {
    const { isEmpty, isUndrawn, open, isFinished, needsLots } = event;
    if (isEmpty) return t.empty;
    if (isFinished && needsLots) return t.lots;
    if (isFinished) return t.finished;
    return isUndrawn && open === 0 ? t.undrawn : t.open(open);
  };
  return (
    <Section heading={t.notReadyTitle}>
      <List label={t.events}>
        {events.map((event) => (
          <ListRow
            key={event.id}
            to={`/organizer/tournaments/${id}/events/${event.id}`}
            title={<bdi>{eventName(event)}</bdi>}
            text={stateOf(event)}
          />
        ))}
      </List>
    </Section>
  );
}
