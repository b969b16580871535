import { TEST_CARDS } from '../lib/card-token.ts';
import { useText } from '../payments.text.ts';
import css from './test-cards.module.css';

/** In the sandbox: numbers that show each outcome. */
export function TestCards() {
  const t = useText();
  return (
    <details className={css.tests}>
      <summary className={css.summary}>{t.testMode}</summary>
      <dl className={css.cards}>
        {(['ok', 'declined', 'expired'] as const).map((outcome) => (
          <div key={outcome}>
            <dt>{TEST_CARDS[outcome].replace(/(.{4})(?=.)/g, '$1 ')}</dt>
            <dd>{t.testCards[outcome]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
