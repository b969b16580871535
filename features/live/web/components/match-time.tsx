import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { LiveWords } from '../hooks/use-live-words.ts';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

interface Props {
  readonly words: LiveWords;
  readonly match: LiveMatch;
  /** False below the name of the court. */
  readonly hasCourt?: boolean;
}

/** "Not before 11:40 (about 12:00) · Table 3": never a bare time, which nobody can promise. */
export function MatchTime({ words, match, hasCourt = true }: Props) {
  const t = useText();
  const format = useFormat();
  const time = words.snapshot.times.find(({ key }) => key === match.key);
  const court = hasCourt ? words.courtName(match.courtId ?? time?.courtId ?? null) : '';
  return (
    <p className={css.time}>
      {time ? (
        <span>
          <b>{t.notBefore(format.clockTime(time.notBefore))}</b>
          {time.about === time.notBefore ? null : (
            <span className={css.small}> ({t.about(format.clockTime(time.about))})</span>
          )}
        </span>
      ) : (
        <span className={css.small}>{t.noTime}</span>
      )}
      {court === '' ? null : <bdi className={css.where}>{court}</bdi>}
    </p>
  );
}
