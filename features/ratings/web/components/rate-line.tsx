import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { isUnread } from '#platform/web/api/read.ts';
import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import { signed } from '../lib/signed.ts';
import { ownRateQuery } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './rate-line.module.css';
import { Trend } from './trend.tsx';

/** The reader's rate in one line: the points, the last change, and the way there. A link to the reasons. */
export function RateLine() {
  const t = useText();
  const { loading } = usePlatformText();
  const query = useQuery(ownRateQuery);
  const { data } = query;
  const { rate, start, last, playerId, trend = [] } = data ?? {};
  const to = playerId ? `/players/${playerId}` : '/rankings';
  if (!rate) {
    return (
      <Link to={to} className={css.line}>
        <span className={css.words}>
          <span className={css.label}>
            {t.rate} {start?.isNew ? <Badge tone="amber">{t.isNew}</Badge> : null}
          </span>
          {/* There from the beginning, so that nothing below moves when the rate arrives. */}
          <span className={css.numbers}>
            <strong className={css.points}>{start?.points ?? '–'}</strong>
          </span>
          <span>{data ? t.noRateTitle : isUnread(query) ? t.rankingTitle : loading}</span>
        </span>
        <ChevronRight className={css.arrow} aria-hidden="true" />
      </Link>
    );
  }
  return (
    <Link to={to} className={css.line}>
      <span className={css.words}>
        <span className={css.label}>
          {t.rate} {rate.isNew ? <Badge tone="amber">{t.isNew}</Badge> : null}
        </span>
        <span className={css.numbers}>
          <strong className={css.points}>{rate.points}</strong>
          <span
            className={classNames(
              css.change,
              rate.change > 0 && css.up,
              rate.change < 0 && css.down,
            )}
          >
            {signed(rate.change)}
          </span>
        </span>
        {last ? <span className={css.label}>{t.wonLost(last.won, last.lost)}</span> : null}
      </span>
      <span className={css.trend}>
        <Trend points={trend} />
      </span>
      <ChevronRight className={css.arrow} aria-hidden="true" />
    </Link>
  );
}
