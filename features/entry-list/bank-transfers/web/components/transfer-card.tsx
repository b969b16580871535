import { balanceOf } from '#features/payments/transfers/transfers.balance.policy.ts';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import { TOURNAMENT_READS } from '#features/tournaments/web/tournaments.queries.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../../../web/entry-list.text.ts';
import { type BankTransfer, noteArrival, type TransferList } from '../bank-transfers.queries.ts';
import { NoteArrival } from './note-arrival.tsx';
import css from './transfer-card.module.css';

const TONES: Record<BankTransfer['state'], Tone> = {
  waiting: 'amber',
  paid: 'green',
  returned: 'blue',
  lapsed: 'neutral',
  'given-up': 'neutral',
};

interface Props {
  readonly tournamentId: number;
  readonly transfer: BankTransfer;
  readonly events: TransferList['events'];
}

/** One transfer: who, what, by when, the code on the bank's list, and what has arrived. */
export function TransferCard({ tournamentId, transfer, events }: Props) {
  const t = useText();
  const format = useFormat();
  const joined = useJoined();
  const { id, payer, code, amountYen, state, until, heldUntil, notes, dueBackYen } = transfer;
  const receivedYen = notes.reduce((sum, note) => sum + note.amountYen, 0);
  const isWaiting = state === 'waiting';
  const { missingYen, surplusYen } = balanceOf({ totalYen: amountYen, receivedYen });
  const isCounted = isWaiting || state === 'paid';
  return (
    <Card as="li">
      <p className={css.row}>
        <strong>
          <bdi>{payer}</bdi>
        </strong>
        <Badge tone={TONES[state]}>{t.transferStates[state]}</Badge>
      </p>
      <p className={css.row}>
        <strong className={css.amount}>{format.yen(amountYen)}</strong>
        <span className={css.code} title={t.transferCode}>
          {code}
        </span>
      </p>
      {events.length > 1
        ? events
            .filter((event) => transfer.eventIds.includes(event.id))
            .map((event) => (
              <p key={event.id} className={css.small}>
                <EventName event={event} />
              </p>
            ))
        : null}
      {until ? <p className={css.small}>{t.transferUntil(format.dateTime(until))}</p> : null}
      {heldUntil ? (
        <p className={css.small}>{t.transferHeldUntil(format.dateTime(heldUntil))}</p>
      ) : null}
      {state === 'lapsed' || state === 'given-up' ? (
        <p className={css.small}>{t.transferLateText}</p>
      ) : null}
      {notes.length > 0 ? (
        <>
          <p className={css.marks}>
            <span>{t.transferReceived(format.yen(receivedYen))}</span>
            {missingYen > 0 && isCounted ? (
              <Badge tone="amber">{t.transferMissing(format.yen(missingYen))}</Badge>
            ) : null}
            {surplusYen > 0 && isCounted ? (
              <Badge tone="blue">{t.transferSurplus(format.yen(surplusYen))}</Badge>
            ) : null}
          </p>
          {notes.map((note) => (
            <p key={note.id} className={css.small}>
              {format.facts([
                format.shortDate(note.paidOn),
                t.transferNoteOf(format.yen(note.amountYen), note.payerName),
              ])}
            </p>
          ))}
        </>
      ) : null}
      <div className={css.actions}>
        {dueBackYen > 0 ? (
          <LinkButton
            variant="secondary"
            to={`/organizer/tournaments/${tournamentId}/takings`}
            aria-label={joined.labelled(t.transferToRefund(format.yen(dueBackYen)), payer)}
          >
            {t.transferToRefund(format.yen(dueBackYen))}
          </LinkButton>
        ) : null}
        <NoteArrival
          payer={payer}
          unpaid={isWaiting}
          receivedYen={receivedYen}
          missingYen={missingYen}
          settlesLabel={t.transferSettles}
          send={(note, noteId) =>
            noteArrival({
              params: { id: tournamentId, transferId: id },
              body: { ...note, id: noteId },
            })
          }
          reads={TOURNAMENT_READS}
          words={t}
        />
      </div>
    </Card>
  );
}
