import { type DataKind, RETENTION } from '../../privacy.retention.policy.ts';
import { useText } from '../privacy.text.ts';
import css from './retention-table.module.css';

const KINDS = Object.keys(RETENTION) as DataKind[];
const YEAR_DAYS = 365;
const YEAR_MONTHS = 12;

/** The same table by which data are deleted. */
export function RetentionTable() {
  const t = useText();
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t.table}</caption>
      <thead>
        <tr>
          <th scope="col">{t.data}</th>
          <th scope="col">{t.period}</th>
        </tr>
      </thead>
      <tbody>
        {KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t.kinds[kind]}</th>
            <td>{periodOf(kind)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );

  function periodOf(kind: DataKind): string {
    const period = RETENTION[kind];
    if (typeof period === 'string') return t.bonds[period];
    if ('months' in period) {
      const { months } = period;
      return t.yearsAndMonths(Math.floor(months / YEAR_MONTHS), months % YEAR_MONTHS);
    }
    return period.days % YEAR_DAYS === 0 ? t.years(period.days / YEAR_DAYS) : t.days(period.days);
  }
}
