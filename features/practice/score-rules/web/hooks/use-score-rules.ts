import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import type { Sport } from '#domain/scoring/formats.ts';
import { useSession } from '#features/accounts/web/lib/session.ts';
import type { ScoreRulesChoice } from '#features/matches/score-rules/web/lib/rules-choice.ts';
import { phoneDraft } from '#platform/web/forms/draft.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useOutbox } from '#platform/web/offline/use-outbox.ts';
import { useText } from '../../../web/practice.text.ts';
import type { RulesKind } from '../../score-rules.vocabulary.ts';
import { submitRules, withPendingRules } from '../lib/score-rules-outbox.ts';
import { scoreRulesQuery } from '../score-rules.queries.ts';

/** The sport of a group, which its score rules say; unspecified without a group, and until it is known. */
export function useGroupSport(groupId: number | null, kind: RulesKind): Sport {
  const query = useQuery({ ...scoreRulesQuery(groupId ?? 0, kind), enabled: groupId !== null });
  return query.data?.sport ?? 'unspecified';
}

/** The rules of a group's practice; without an answer yet, and offline for the first time, as entered. */
export function useGroupRules(groupId: number, kind: RulesKind): ScoreRulesChoice {
  const t = useText();
  const accountId = useSession().data?.account?.id;
  const { data } = useQuery(scoreRulesQuery(groupId, kind));
  const entries = useOutbox();
  const place = { groupId, kind };
  const scoreFormat = withPendingRules(data?.scoreFormat ?? null, place, entries);
  const choose = async (wanted: ChosenFormat | null) => {
    if (!accountId) return;
    const choice = { ...place, seen: scoreFormat, scoreFormat: wanted };
    const outcome = await submitRules(choice, accountId);
    if (outcome.kind !== 'refused') return;
    const isChanged = outcome.refusal.code === 'RULES_CHANGED';
    notify({
      title: isChanged ? t.rulesChangedTitle : t.rulesNotSavedTitle,
      ...(isChanged && { description: t.rulesChangedText }),
      variant: 'destructive',
    });
  };
  return {
    scoreFormat,
    sport: data?.sport ?? 'unspecified',
    choose: (wanted) => void choose(wanted),
  };
}

/** The rules of free practice, which stay on this phone, for each account its own. */
export function useFreeRules(): ScoreRulesChoice {
  const accountId = useSession().data?.account?.id ?? '';
  const [chosen, setChosen] = useState<{ readonly scoreFormat: ChosenFormat | null }>();
  const stored = phoneDraft<ChosenFormat>(`score rules ${accountId}`);
  return {
    scoreFormat: chosen ? chosen.scoreFormat : stored.read(),
    sport: 'unspecified',
    choose: (scoreFormat) => {
      setChosen({ scoreFormat });
      if (scoreFormat) stored.write(scoreFormat);
      else stored.clear();
    },
  };
}
