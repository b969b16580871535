import type { Preset } from '#domain/league-table/presets.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { usePlaceRules } from '../hooks/use-rule-sentences.ts';
import css from './group-play.module.css';

/** Which rules decide the places, and what becomes of the results of a side that withdraws. */
export function RuleBook({ ruleBook }: { readonly ruleBook: Preset }) {
  const rules = usePlaceRules();
  const format = useFormat();
  return <p className={css.note}>{format.sentences(...rules(ruleBook))}</p>;
}
