import type { Preset } from '#domain/league-table/presets.ts';
import { USUAL_WITHDRAWAL_RULE } from '#domain/league-table/withdrawal.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../results.text.ts';
import css from './group-play.module.css';

/** Which rules decide the places, and what becomes of the results of a side that withdraws. */
export function RuleBook({ ruleBook }: { readonly ruleBook: Preset }) {
  const t = useText();
  const format = useFormat();
  return (
    <p className={css.note}>
      {format.sentences(
        t.ruleBook(t.ruleBooks[ruleBook]),
        t.withdrawals[USUAL_WITHDRAWAL_RULE[ruleBook]],
      )}
    </p>
  );
}
