import { useQuery } from '@tanstack/react-query';
import { groupBy } from '#domain/common/grouped.ts';
import { TimeLeft } from '#features/entries/web/components/time-left.tsx';
import type { Entry } from '#features/entries/web/entries.queries.ts';
import { EventName } from '#features/tournaments/web/components/event-name.tsx';
import type { NamedEvent } from '#features/tournaments/web/hooks/use-event-name.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { optionsQuery } from '../payments.queries.ts';
import { useText } from '../payments.text.ts';
import css from './reservation.module.css';

interface Props {
  readonly entry: Entry;
  /** When the server sent the entry, in milliseconds since 1970; 0 if it has not yet. */
  readonly answeredAt: number;
  readonly onOver: () => void;
}

/** What is paid for, the amount, and how long the place is held. */
export function Reservation({ entry, answeredAt, onOver }: Props) {
  const t = useText();
  const format = useFormat();
  const { name, venue, eventDate } = entry.tournament;
  const { toPay, lines, isListed } = useLines(entry);
  return (
    <Card tone="brand" className={css.reservation}>
      <h2 className={css.name}>{format.name(name)}</h2>
      <p className={css.where}>
        {format.facts([format.dayWithWeekday(eventDate), format.name(venue)])}
      </p>
      {entry.schoolName ? <p className={css.where}>{entry.schoolName}</p> : null}
      {entry.team && lines.length < 2 ? <p className={css.where}>{entry.team}</p> : null}
      {lines.length > 1 || isListed ? <Lines lines={lines} /> : null}
      <p className={css.fee}>
        <span>{entry.otherFeeYen ? t.ownHalf : t.fee}</span>
        <strong>{format.yen(toPay?.amountYen ?? entry.feeYen)}</strong>
      </p>
      {entry.otherFeeYen ? (
        <p className={css.where}>{t.otherHalf(format.yen(entry.otherFeeYen))}</p>
      ) : null}
      {entry.state === 'reserved' && entry.reservedUntil ? (
        // Before the answer it only takes its place: nothing below it may move under a finger.
        <div className={classNames(css.held, answeredAt === 0 && css.unanswered)}>
          <TimeLeft entry={entry} {...(answeredAt > 0 && { answeredAt, onOver })}>
            {t.timeMayBeOver}
          </TimeLeft>
        </div>
      ) : null}
    </Card>
  );
}

/** What is paid with the entry: each of several entries, or the events of a school's application. */
function useLines(entry: Entry) {
  const isSchool = Boolean(entry.schoolName);
  const isListed = !entry.event.isOnly || isSchool;
  const toPay = useQuery({ ...optionsQuery(entry.id), enabled: isListed }).data?.toPay;
  const entries: readonly ToPay[] = toPay?.entries ?? [];
  return { toPay, lines: isSchool ? summed(entries) : entries, isListed };
}

/** What is paid together. */
function Lines({ lines }: { readonly lines: readonly ToPay[] }) {
  const format = useFormat();
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <span>
            <EventName event={line} />
            {line.count ? ` × ${line.count}` : null}
            {line.team ? (
              <span className={css.team}>
                <bdi>{line.team}</bdi>
              </span>
            ) : null}
          </span>
          <span>{format.yen(line.feeYen)}</span>
        </li>
      ))}
    </ul>
  );
}

interface ToPay extends NamedEvent {
  readonly id: string;
  readonly feeYen: number;
  readonly team: string | null;
  readonly count?: number;
}

/** The lines of a school's application, those of one event as one. */
function summed(entries: readonly ToPay[]): ToPay[] {
  const kinds = groupBy(entries, ({ name, eventType, level, feeYen }) =>
    [name, eventType, level, feeYen].join(' '),
  );
  return [...kinds.values()].flatMap(([first, ...others]) => {
    const count = others.length + 1;
    return first ? [{ ...first, team: null, feeYen: first.feeYen * count, count }] : [];
  });
}
