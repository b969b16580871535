import { lastMoment } from '#platform/shared/last-moment.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { Entry } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';

/** What a place that waits for the partner's half of the fee waits for, and until when. */
export function HalfPaid({ entry }: { readonly entry: Entry }) {
  const t = useText();
  const format = useFormat();
  const { pair, reservedUntil } = entry;
  return (
    <>
      <p>{t.ownHalfPaid(format.yen(entry.feeYen))}</p>
      <p>
        {pair?.payUntil
          ? t.partnerPays(format.dateTime(lastMoment(pair.payUntil)))
          : t.partnerAnswers}{' '}
        {reservedUntil ? t.waitsUntil(format.dateTime(lastMoment(reservedUntil))) : null}
      </p>
    </>
  );
}
