import { Link } from 'react-router';
import type { Prefecture } from '#domain/common/prefectures.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Badge } from '#platform/web/ui/badge.tsx';
import { classNames } from '#platform/web/ui/class-names.ts';
import type { RankedPlayer } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './ranked-rows.module.css';

interface Props {
  readonly label: string;
  readonly rows: readonly RankedPlayer[];
}

/** Ranked players in order, each with a link to their page. */
export function RankedRows({ label, rows }: Props) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <ol className={css.rows} aria-label={label}>
      {rows.map((row) => (
        <li key={row.playerId}>
          <Link
            to={`/players/${row.playerId}`}
            className={classNames(css.row, row.isOwn && css.own)}
          >
            <span className={css.place}>{row.place}</span>
            <span className={css.words}>
              <span className={css.name}>
                {row.name} {row.isOwn ? <Badge tone="green">{t.you}</Badge> : null}
              </span>
              {row.prefecture ? (
                <span className={css.text}>
                  {prefectureName(row.prefecture as Prefecture, language)}
                </span>
              ) : null}
            </span>
            <span className={css.rate}>
              <span className={css.points}>{row.points}</span>
              <span className={css.text}>
                {row.letter} {t.plusMinus(row.deviation)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
