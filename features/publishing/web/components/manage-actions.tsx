import { useState } from 'react';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { OwnTournament } from '../lib/tournament-values.ts';
import { closeEntries, reopenEntries } from '../publishing.queries.ts';
import { useText } from '../publishing.text.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import css from './manage-actions.module.css';

/** Closing, reopening, copying and cancelling. */
export function ManageActions({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const { id, availability } = tournament;
  const [cancelling, setCancelling] = useState(false);
  const live = availability !== 'cancelled' && availability !== 'over';
  return (
    <div className={css.actions}>
      <LinkButton full variant="secondary" to={`/confirm-tournament-application/${id}`}>
        {t.publicPage}
      </LinkButton>
      <LinkButton full variant="secondary" to={`/register-tournament?copy=${id}`}>
        {t.duplicate}
      </LinkButton>
      {live ? (
        <>
          <OpenOrClose tournament={tournament} />
          <Button full variant="danger" onClick={() => setCancelling(true)}>
            {t.cancelTournament}
          </Button>
          <CancelDialog
            tournament={tournament}
            open={cancelling}
            onClose={() => setCancelling(false)}
          />
        </>
      ) : null}
    </div>
  );
}

/** Closes entries or opens them again. After the deadline only a later deadline has an effect. */
function OpenOrClose({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  const { id, state, availability } = tournament;
  const open = state === 'open';
  const { submit, isPending } = useSubmit({
    send: open ? closeEntries : reopenEntries,
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: () =>
      notify(open ? { title: t.closed, description: t.closedText } : { title: t.reopened }),
  });
  if (availability === 'deadline-passed') {
    return (
      <InlineNotice
        action={
          <LinkButton variant="secondary" to={`/organizer/tournaments/${id}/edit`}>
            {t.changeDeadline}
          </LinkButton>
        }
      >
        {open ? t.deadlinePassed : t.deadlinePassedAndClosed}
      </InlineNotice>
    );
  }
  return (
    <Button
      full
      variant="secondary"
      busy={isPending}
      onClick={() => void submit({ params: { id } })}
    >
      {open ? t.closeEntries : t.reopenEntries}
    </Button>
  );
}
