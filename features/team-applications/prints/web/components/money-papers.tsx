import { groupBy } from '#domain/common/grouped.ts';
import { isLive } from '#domain/entry/vocabulary.ts';
import { dayInJapan } from '#platform/shared/format.ts';
import { lastMoment } from '#platform/shared/last-moment.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useEventNames } from '../../../web/hooks/use-event-names.ts';
import type { Found } from '../../../web/team-applications.queries.ts';
import { useText as useApplicationText } from '../../../web/team-applications.text.ts';
import { useText } from '../prints.text.ts';
import css from './papers.module.css';

interface Props {
  readonly found: Found;
}

export interface Issued {
  /** Null until it is printed for the first time. */
  readonly number: number | null;
  readonly isCopy: boolean;
}

/** 領収書: to the school, for the tournament's fees; every print after the first is marked as a copy. */
export function Receipt({ found, issued }: Props & { readonly issued: Issued }) {
  const t = useText();
  const format = useFormat();
  const { application, tournament, registrationNo } = found;
  const { school, group, lines, receivedYen, paidAt } = application;
  const numbered = (number: number) =>
    t.receiptNumber(`${tournament.id}-${String(number).padStart(4, '0')}`);
  return (
    <article className={css.paper}>
      {issued.number === null ? null : <p className={css.right}>{numbered(issued.number)}</p>}
      {issued.isCopy ? <p className={css.copy}>{t.receiptCopy}</p> : null}
      <h2 className={css.title}>{t.receiptTitle}</h2>
      <p className={css.to}>{t.receiptTo(school.officialName || group.name)}</p>
      <p className={css.amount}>{format.yen(receivedYen)}</p>
      <p className={css.lead}>{t.receiptFor}</p>
      <p className={css.lead}>
        {format.name(tournament.name)}
        <br />
        {format.dayWithWeekday(tournament.eventDate)}
      </p>
      <p className={css.lead}>{t.receiptText}</p>
      {paidAt ? <p>{t.receiptOn(format.longDate(dayInJapan(new Date(paidAt))))}</p> : null}
      <Items
        found={found}
        lines={lines.filter(({ retainedYen }) => retainedYen > 0)}
        sumYen={receivedYen}
      />
      <div className={css.sign}>
        <p>{t.fact(t.receiptOrganizer, format.name(tournament.organizerName))}</p>
        {registrationNo === '' ? null : <p>{t.receiptRegistration(registrationNo)}</p>}
      </div>
    </article>
  );
}

/** 請求書: what to pay, where, with which code before the name, and until when. */
export function Invoice({ found }: Props) {
  const t = useText();
  const words = useApplicationText();
  const format = useFormat();
  const { application, tournament, transfer, registrationNo } = found;
  const { school, group, lines, totalYen, code, dueAt } = application;
  return (
    <article className={css.paper}>
      <p className={css.right}>{format.longDate(dayInJapan(now()))}</p>
      <h2 className={css.title}>{t.invoiceTitle}</h2>
      <p className={css.to}>{t.receiptTo(school.officialName || group.name)}</p>
      <p className={css.lead}>{t.invoiceText}</p>
      <p className={css.lead}>
        {format.name(tournament.name)}
        <br />
        {format.dayWithWeekday(tournament.eventDate)}
      </p>
      <p className={css.amount}>{format.yen(totalYen)}</p>
      <Items found={found} lines={lines.filter(isLive)} sumYen={totalYen} />
      <dl className={css.facts}>
        <div>
          <dt>{words.transferAccount}</dt>
          <dd>{transfer.to}</dd>
        </div>
        <div>
          <dt>{words.transferCode}</dt>
          <dd className={css.code}>{code}</dd>
        </div>
        <div>
          <dt>{words.transferUntil}</dt>
          <dd>{dueAt ? format.dateTime(lastMoment(dueAt)) : ''}</dd>
        </div>
      </dl>
      <p className={css.lead}>{t.invoiceNote}</p>
      <div className={css.sign}>
        <p>{t.fact(t.receiptOrganizer, format.name(tournament.organizerName))}</p>
        {registrationNo === '' ? null : <p>{t.receiptRegistration(registrationNo)}</p>}
      </div>
    </article>
  );
}

interface ItemsProps extends Props {
  readonly lines: Found['application']['lines'];
  /** What the paper is over: less than the fees where the organizer has taken less for enough. */
  readonly sumYen: number;
}

/** How many entries of each event, at what fee, and what is missing of them. */
function Items({ found: { events }, lines, sumYen }: ItemsProps) {
  const t = useText();
  const format = useFormat();
  const eventName = useEventNames(events);
  const lessYen = lines.reduce((sum, { feeYen }) => sum + feeYen, 0) - sumYen;
  const items = [...groupBy(lines, ({ eventId, feeYen }) => `${eventId} ${feeYen}`).values()];
  const heads = [t.invoiceItem, t.invoiceCount, t.invoicePrice, t.invoiceSum];
  return (
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.flatMap((ofEvent) => {
          const [first] = ofEvent;
          if (!first) return [];
          return (
            <tr key={`${first.eventId} ${first.feeYen}`}>
              <td>{eventName(first.eventId)}</td>
              <td className={css.number}>{ofEvent.length}</td>
              <td className={css.number}>{format.yen(first.feeYen)}</td>
              <td className={css.number}>{format.yen(first.feeYen * ofEvent.length)}</td>
            </tr>
          );
        })}
        {lessYen > 0 ? (
          <tr>
            <td colSpan={3}>{t.receiptReduction}</td>
            <td className={css.number}>{format.yen(-lessYen)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}
