import { useQuery } from '@tanstack/react-query';
import Printer from 'lucide-react/icons/printer';
import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { HOLDING } from '../../entry-list.vocabulary.ts';
import css from '../components/entry-list.module.css';
import { OwnFrame } from '../components/own-frame.tsx';
import { entriesQuery, type ListedEntry } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';

/** The participants on paper, with a box to tick at the entrance. */
export function Screen() {
  const t = useText();
  const id = Number(useParams().id);
  const query = useQuery(entriesQuery(id));
  return (
    <OwnFrame title={t.printTitle} query={query}>
      {(entries) => {
        const holding = entries.filter(({ state }) => HOLDING.includes(state));
        if (holding.length === 0) return <EmptyState title={t.nobody} text={t.nobodyText} />;
        return <Paper entries={holding} />;
      }}
    </OwnFrame>
  );
}

function Paper({ entries }: { readonly entries: readonly ListedEntry[] }) {
  const t = useText();
  const format = useFormat();
  const { number, name, state, phone, note } = t.columns;
  return (
    <>
      <div className={css.actions}>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      <p className={css.small}>{t.printedAt(format.dateTime(new Date().toISOString()))}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className={css.scroll} aria-label={t.printTitle} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              {[number, t.present, name, state, phone, note].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((one, at) => (
              <tr key={one.id}>
                <td>{at + 1}</td>
                <td>
                  <span className={css.box} />
                </td>
                <td>{one.name}</td>
                <td>{t.states[one.state]}</td>
                <td>{one.phone}</td>
                <td>{one.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
