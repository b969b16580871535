import { useSession } from '#features/accounts/web/lib/session.ts';
import { Section } from '#platform/web/ui/section.tsx';
import { useHelpText } from '../help.text.ts';
import css from './demo-cards.module.css';

/** The sandbox's test cards; only where the demo runs. */
export function DemoCards() {
  const t = useHelpText();
  const { data } = useSession();
  if (!data?.demoOffered) return null;
  return (
    <Section heading={t.demoTitle} text={t.demoText}>
      <dl className={css.cards}>
        {Object.entries(t.cards).map(([number, outcome]) => (
          <div key={number} className={css.card}>
            <dt className={css.number}>{number}</dt>
            <dd>{outcome}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
