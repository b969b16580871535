import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { isPlayed } from '../../results/results.policy.ts';
import {
  closeEntries,
  type EventAddress,
  type PreparedEvent,
  reopenEntries,
} from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import css from './entries-step.module.css';

interface Props {
  readonly params: EventAddress;
  readonly event: PreparedEvent;
}

/** The first step: closing the entries of an event, and opening them again. */
export function EntriesStep({ params, event }: Props) {
  const t = useText();
  const { people, eventType, state, isCancelled, isOrganizer } = event;
  const isOpen = state === 'entries';
  const hasResults = isPlayed(event.draw?.results);
  const isLocked = isCancelled || state === 'published';
  const button = isOpen ? <Close params={params} event={event} /> : <Reopen params={params} />;
  return (
    <Section heading={t.entries} text={isOpen && !isCancelled ? textOfOpen() : undefined}>
      <Facts
        facts={[
          [t.confirmed, t.people(people.confirmed, eventType)],
          [t.held, people.held === 0 ? null : t.people(people.held, eventType)],
          [t.waiting, people.waiting === 0 ? null : t.people(people.waiting, eventType)],
        ]}
      />
      {isOpen ? null : <InlineNotice title={t.closed}>{closedText()}</InlineNotice>}
      {isOpen && isOrganizer ? (
        <LinkButton full variant="secondary" to={`/organizer/tournaments/${params.id}/entries`}>
          {t.toEntries}
        </LinkButton>
      ) : null}
      {isLocked || !isOrganizer ? null : button}
    </Section>
  );

  function textOfOpen(): string {
    if (people.confirmed === 0) return t.nobodyYet;
    return isOrganizer ? t.entriesText : t.entriesByOrganizer;
  }

  function closedText(): string {
    if (state === 'published') return hasResults ? t.playedText : t.lockedText;
    if (people.held > 0) return t.closedHeld(people.held);
    return isOrganizer ? t.closedText : t.closedByOrganizer;
  }
}

function Close({ params, event: { people, eventType } }: Props) {
  const t = useText();
  const { copy, ...means } = t.closeMeans;
  const copied = eventType === 'Team' ? t.closeCopiesTeams : copy;
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => closeEntries({ params }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.closed }),
  });
  return (
    <>
      <Button
        full
        variant={people.confirmed === 0 ? 'secondary' : 'primary'}
        onClick={() => setAsking(true)}
      >
        {t.close}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.closeTitle}
        confirmLabel={t.close}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        <ul className={css.means}>
          {[...Object.values(means), copied].map((one) => (
            <li key={one}>{one}</li>
          ))}
          {people.held === 0 ? null : <li>{t.closeHeld(people.held)}</li>}
        </ul>
      </ConfirmDialog>
    </>
  );
}

function Reopen({ params }: Pick<Props, 'params'>) {
  const t = useText();
  const [asking, setAsking] = useState(false);
  const { submit, isPending } = useSubmit({
    send: () => reopenEntries({ params }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () => notify({ title: t.reopened }),
  });
  return (
    <>
      <Button full variant="secondary" onClick={() => setAsking(true)}>
        {t.reopen}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.reopenTitle}
        confirmLabel={t.reopen}
        busy={isPending}
        onConfirm={() => void submit().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t.reopenText}
      </ConfirmDialog>
    </>
  );
}
