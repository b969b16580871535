import { isLive } from '#domain/entry/vocabulary.ts';
import { hasEnded } from '#features/entries/applications/applications.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { ScrollRegion } from '#platform/web/ui/scroll-region.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { transferredYen } from '../lib/tones.ts';
import type { Application } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';
import css from './fees-table.module.css';

/** 団体別参加費一覧: what each school owes and what has arrived, with the sums. */
export function FeesTable({ applications }: { readonly applications: readonly Application[] }) {
  const t = useText();
  const format = useFormat();
  const shown = applications.filter(({ state }) => !hasEnded(state));
  const arrived = (one: Application) =>
    one.paidAt !== null && !one.isByTransfer ? one.receivedYen : transferredYen(one);
  // What was paid with points is owed no more, and no money has come.
  const isInPoints = (one: Application) =>
    one.lines.some(({ paidPoints }) => (paidPoints ?? 0) > 0);
  const due = (one: Application) => (isInPoints(one) ? 0 : one.totalYen);
  const sum = (of: (one: Application) => number) => shown.reduce((all, one) => all + of(one), 0);
  const entries = (one: Application) => one.lines.filter(isLive).length;
  return (
    <Section heading={t.feesTitle}>
      <ScrollRegion label={t.feesTable}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.school}</th>
              <th scope="col">{t.state}</th>
              <th scope="col" className={css.number}>
                {t.entryCount}
              </th>
              <th scope="col" className={css.number}>
                {t.dueYen}
              </th>
              <th scope="col" className={css.number}>
                {t.receivedShort}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.id}>
                <td>{one.school.officialName || one.group.name}</td>
                <td>{t.states[one.state]}</td>
                <td className={css.number}>{entries(one)}</td>
                <td className={css.number}>{format.yen(due(one))}</td>
                <td className={css.number}>{format.yen(arrived(one))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              <td />
              <td className={css.number}>{sum(entries)}</td>
              <td className={css.number}>{format.yen(sum(due))}</td>
              <td className={css.number}>{format.yen(sum(arrived))}</td>
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </Section>
  );
}
