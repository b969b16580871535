import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as newId } from 'uuid';
import { withNext } from '#features/accounts/web/lib/next-path.ts';
import { onlyType } from '#features/tournaments/events/events.policy.ts';
import {
  TOURNAMENT_READS,
  type Tournament,
} from '#features/tournaments/web/tournaments.queries.ts';
import { isUnread } from '#platform/web/api/read.ts';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { joinWaitlist, myWaitlistQuery, type Waiting } from '../waiting-list.queries.ts';
import { useText } from '../waiting-list.text.ts';
import { LeaveWaitlist } from './leave-waitlist.tsx';

/**
 * My position on the waiting list of one tournament, or the resulting offer; null without one and where it cannot be
 * read, undefined while it loads.
 */
export function useWaitlist(tournamentId: number, signedIn: boolean): Waiting | null | undefined {
  const query = useQuery({ ...myWaitlistQuery, enabled: signedIn });
  const { data } = query;
  if (!signedIn || isUnread(query)) return null;
  return data && (data.find(({ tournament }) => tournament.id === tournamentId) ?? null);
}

interface Props {
  readonly tournament: Pick<Tournament, 'id' | 'eventTypes' | 'waiting'>;
  /** My own position on the list; null without one. */
  readonly waitlistEntry: Waiting | null;
  readonly visitor: boolean;
}

/**
 * On the page of a full tournament: why nobody can apply, and the waiting list to join; or the player's position on it.
 */
export function TournamentWaitlist({ tournament, waitlistEntry, visitor }: Props) {
  const t = useText();
  const { id, eventTypes, waiting } = tournament;
  if (waitlistEntry?.position) {
    return (
      <InlineNotice
        tone="success"
        title={t.joined}
        action={<LeaveWaitlist waitlistEntry={waitlistEntry} />}
      >
        {t.joinedText(waitlistEntry.position)}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice
      title={t.fullTitle}
      action={visitor ? <LogInToJoin id={id} /> : <JoinWaitlist tournamentId={id} />}
    >
      <p>
        {t.fullText} {t.joinText}
      </p>
      <p>{t.waitingNow(waiting, onlyType(eventTypes))}</p>
    </InlineNotice>
  );
}

interface JoinProps {
  readonly tournamentId: number;
  /** Of a tournament with several events. */
  readonly eventId?: number;
}

/** Joins the waiting list of an event. */
export function JoinWaitlist({ tournamentId, eventId }: JoinProps) {
  const t = useText();
  // One id for this waiting list, for every resend.
  const [id] = useState(() => newId());
  const { submit, isPending } = useSubmit({
    send: () => joinWaitlist({ body: { id, tournamentId, eventId } }),
    reads: TOURNAMENT_READS,
    words: t,
    onSuccess: ({ waiting }) =>
      notify({ title: t.joined, description: t.joinedText(waiting.position ?? 1) }),
  });
  return (
    <Button busy={isPending} onClick={() => void submit()}>
      {t.join}
    </Button>
  );
}

function LogInToJoin({ id }: { readonly id: number }) {
  const t = useText();
  return (
    <LinkButton to={withNext('/login', `/confirm-tournament-application/${id}`)}>
      {t.joinAfterLogin}
    </LinkButton>
  );
}
