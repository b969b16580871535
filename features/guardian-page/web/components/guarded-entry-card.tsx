import { EntryOutcome } from '#features/entries/web/components/entry-outcome.tsx';
import { EntryStateBadge } from '#features/entries/web/components/entry-state-badge.tsx';
import { Venue } from '#features/entries/web/components/venue.tsx';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Facts } from '#platform/web/ui/facts.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { GuardedEntry, Player } from '../guardian-page.queries.ts';
import { useText } from '../guardian-page.text.ts';
import type { GuardianState } from '../lib/live-link.ts';
import { GuardedRequest } from './guarded-request.tsx';
import css from './guardian-page.module.css';
import { WithdrawPlayer } from './withdraw-player.tsx';

interface Props {
  readonly entry: GuardedEntry;
  readonly player: Player;
  readonly secret: string;
  readonly over: boolean;
}

/** One entry as a guardian sees it: where and when, its fee, its state, and the withdrawal. */
export function GuardedEntryCard({ entry, player, secret, over }: Props) {
  const t = useText();
  const format = useFormat();
  const { tournament, payment, state } = entry;
  const waits = state === 'reserved' && payment === 'made';
  const isOthers = entry.pair?.role === 'partner' && entry.otherFeeYen === null;
  return (
    <Card as="li" className={css.entry}>
      <div className={css.head}>
        <h3 className={css.tournament}>{format.name(tournament.name)}</h3>
        <EntryStateBadge state={entry.state} over={over} waits={waits} />
      </div>
      <Facts
        facts={[
          [t.event, entry.event ? <EventName key="event" event={entry.event} /> : null],
          [t.team, entry.team && <bdi key="team">{entry.team}</bdi>],
          [t.date, format.dayWithWeekday(tournament.eventDate)],
          [t.time, format.hours(tournament.startTime, tournament.endTime)],
          [t.venue, <Venue key="venue" of={tournament} />],
          [t.enteredBy, entry.schoolName && <bdi key="school">{entry.schoolName}</bdi>],
          [
            t.fee,
            isOthers || entry.schoolName !== null
              ? null
              : entry.feeYen === 0
                ? t.free
                : format.yen(entry.feeYen),
          ],
        ]}
      />
      <EntryOutcome entry={entry} over={over} />
      {!over && entry.isFollowable ? (
        <LinkButton
          variant="secondary"
          to={`/live/${tournament.id}`}
          state={{ guardianSecret: secret } satisfies GuardianState}
        >
          {t.follow}
        </LinkButton>
      ) : null}
      {over ? null : <GuardedRequest entry={entry} player={player} secret={secret} />}
      {!over && entry.canWithdraw ? (
        <WithdrawPlayer entry={entry} player={player} secret={secret} />
      ) : null}
    </Card>
  );
}
