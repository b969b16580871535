import { useState } from 'react';
import { isEntered } from '#domain/bracket/results.ts';
import type { Match, PlayedResult } from '#domain/bracket/vocabulary.ts';
import type { ChosenFormat } from '#domain/scoring/chosen-format.ts';
import { useOwner } from '#features/accounts/web/hooks/use-owner.ts';
import { tabDraft } from '#platform/web/forms/draft.ts';
import type { ResultMark, ScoredMatch } from '../lib/scored-match.ts';
import { latestChange, type PendingResult, type SentResult } from '../lib/sent-results.ts';

/** What the form of a match begins with. */
export interface Start {
  readonly mark: ResultMark | undefined;
  /** The person's own result that the server has not accepted yet, also of others who were in the match then. */
  readonly mine: PendingResult | undefined;
  /** The version of the stored result that the form corrects; 0 for none. */
  readonly seen: number;
  readonly result: PlayedResult | null;
  readonly notes: string;
  /** Where the tab stores what is typed: each version of a result has its own place. */
  readonly draftKey: string;
  /** The format that the form has; null for the five sets of the specification. */
  readonly format: ChosenFormat | null;
}

/**
 * The stored result of a match, or the person's own pending one. A form keeps the format that it began with, whatever
 * the bracket changes meanwhile; a match with a result keeps that of its result.
 */
export function useStart({ view, match }: Pick<ScoredMatch, 'view' | 'match'>): Start {
  const { knockout, pendingResults } = view;
  const mark = knockout.marks.find(({ matchId }) => matchId === match.id);
  const storedVersion = mark?.version ?? 0;
  const [seen, setSeen] = useState(storedVersion);
  const latest = latestChange(pendingResults, match.id);
  const mine = latest?.result.matchId === match.id ? latest : undefined;
  // A corrected result may have brought others into the match: what was entered for those before is not theirs.
  const own = mine && isOfPair(mine.result, match) ? mine : undefined;
  const pair = `${match.id} ${match.player1} ${match.player2}`;
  const draftKey = `${useOwner()} ${knockout.id} ${knockout.drawNumber} ${pair} ${seen}`;
  const typed = tabDraft<{ scoreFormat: ChosenFormat }>(`scorecard ${draftKey}`).read();
  const touched = typed !== null || tabDraft(`knockout ${draftKey}`).read() !== null;
  // The first copy may be outdated: until something is typed, the form follows the stored result.
  if (!touched && !own && seen !== storedVersion) setSeen(storedVersion);
  const stored = isEntered(match.result) ? match.result : null;
  const result = own?.result.played ?? stored;
  const ofMatch = result ? result.scoreFormat : knockout.scoreFormat;
  return {
    mark,
    mine,
    seen,
    result,
    // A result that was cleared on this phone has no notes, even before the server knows.
    notes: own?.result.notes ?? (stored && mark?.notes) ?? '',
    draftKey,
    format: (touched ? typed?.scoreFormat : ofMatch) ?? null,
  };
}

function isOfPair({ player1, player2 }: SentResult, match: Match): boolean {
  return player1.id === match.player1 && player2.id === match.player2;
}
