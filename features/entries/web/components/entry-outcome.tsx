import { lastApplicationDay } from '#domain/entry/entry.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Entry } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import css from './entry-outcome.module.css';

interface Props {
  readonly entry: Pick<
    Entry,
    | 'state'
    | 'feeYen'
    | 'payment'
    | 'refund'
    | 'canWithdraw'
    | 'asksToWithdraw'
    | 'isForfeited'
    | 'pair'
  > &
    Partial<Pick<Entry, 'isMember' | 'refundYen'>> & {
      readonly tournament: Pick<Entry['tournament'], 'applicationDeadline' | 'eventDate'>;
    };
  readonly over: boolean;
  /** Where the reader gives the bank account for a refund; left out for who cannot. */
  readonly accountPage?: string;
}

/** What happened to an entry and its fee, or until when it can be withdrawn. */
export function EntryOutcome({ entry, over, accountPage }: Props) {
  const t = useText();
  const own = useSentence(entry, over);
  const ofMember = over ? null : t.playsForTeam;
  const sentence = entry.isMember ? ofMember : own;
  const given = useGivenBack(entry);
  return sentence || given ? (
    <>
      {sentence ? <p className={css.outcome}>{sentence}</p> : null}
      {given ? <p className={css.outcome}>{given}</p> : null}
      {accountPage && entry.refund === 'needs-account' ? (
        <LinkButton variant="secondary" to={accountPage}>
          {t.giveAccount}
        </LinkButton>
      ) : null}
    </>
  ) : null;
}

function useSentence(entry: Props['entry'], over: boolean): string | null {
  const t = useText();
  const format = useFormat();
  const lastDay = format.longDate(lastApplicationDay(entry.tournament));
  const returned = useReturned(entry);
  if (entry.isForfeited) return t.noRefundAfter(lastDay);
  if (entry.pair?.role === 'partner') {
    if (entry.state !== 'confirmed') return returned[entry.refund];
    return over ? null : t.playsAsPartner(entry.pair.name ?? '');
  }
  switch (entry.state) {
    case 'reserved':
      return null;
    case 'confirmed':
      return over ? null : untilWhen(entry, { t, format, lastDay });
    case 'lapsed':
      return entry.payment === 'made'
        ? `${t.lapsedHalf} ${returned[entry.refund] ?? ''}`.trim()
        : t.lapsedText;
    case 'withdrawn':
    case 'cancelled':
      return returned[entry.refund] ?? t.noRefund;
  }
}

/** What goes back of the fee of an entry that stays: the organizer may decide that. */
function useGivenBack(entry: Props['entry']): string | null {
  const returned = useReturned(entry);
  return entry.state === 'confirmed' && entry.refundYen ? returned[entry.refund] : null;
}

/** How far a refund is, and how much of the fee goes back; by its progress. */
function useReturned({ feeYen, refundYen }: Props['entry']) {
  const t = useText();
  const format = useFormat();
  const amount = format.yen(refundYen ?? feeYen);
  // All that has arrived of one transfer for several entries goes back with another of them.
  const or = (sentence: string) => (refundYen === 0 ? t.refundElsewhere : sentence);
  return {
    none: null,
    'needs-account': or(t.refundNeedsAccount(amount)),
    pending: or(t.refundPending(amount)),
    done: or(t.refundDone(amount)),
  };
}

interface Words {
  readonly t: ReturnType<typeof useText>;
  readonly format: ReturnType<typeof useFormat>;
  readonly lastDay: string;
}

/** Until when a confirmed entry can be withdrawn, or how once the entries are closed; null while that is asked. */
function untilWhen(
  { asksToWithdraw, canWithdraw, feeYen, refundYen }: Props['entry'],
  { t, format, lastDay }: Words,
): string | null {
  if (asksToWithdraw) return canWithdraw ? t.withdrawByAsking : null;
  if (!canWithdraw) return t.withdrawTooLate(lastDay);
  const givenYen = refundYen ?? 0;
  const restYen = feeYen - givenYen;
  if (restYen <= 0) return t.withdrawUntilFree(lastDay);
  return givenYen > 0
    ? t.withdrawUntilRest(lastDay, format.yen(restYen))
    : t.withdrawUntil(lastDay);
}
