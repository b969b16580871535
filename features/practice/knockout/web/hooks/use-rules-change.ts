import { matchState } from '#domain/bracket/match-state.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useText } from '../../../web/practice.text.ts';
import { changeRules } from '../lib/rules-outbox.ts';
import type { KnockoutView } from './use-knockout.ts';

/** The score rules of a bracket, and a change of them: how many matches it is for, and how many keep theirs. */
export function useRulesChange({ knockout, draw }: KnockoutView) {
  const t = useText();
  const { data: session } = useSession();
  const states = draw.matches.map(matchState);
  const change = async (scoreFormat: ChosenFormat | null) => {
    const accountId = session?.account?.id;
    if (!accountId) return;
    const outcome = await changeRules(knockout, scoreFormat, accountId);
    if (outcome.kind !== 'refused') return;
    const isChanged = outcome.refusal.code === 'RULES_CHANGED';
    notify({
      title: isChanged ? t.rulesChangedTitle : t.rulesNotSavedTitle,
      ...(isChanged && { description: t.rulesChangedText }),
      variant: 'destructive',
    });
  };
  return {
    scoreFormat: knockout.scoreFormat ?? null,
    open: states.filter((state) => state === 'waiting' || state === 'ready').length,
    scored: states.filter((state) => state === 'decided').length,
    onChange: (scoreFormat: ChosenFormat | null) => void change(scoreFormat),
  };
}
