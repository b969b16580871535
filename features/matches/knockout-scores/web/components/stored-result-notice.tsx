import { isEntered, nextMatch } from '#domain/bracket/results.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../knockout-scores.text.ts';
import { winsText } from '../lib/result-words.ts';
import type { ResultMark, ScoredMatch } from '../lib/scored-match.ts';

interface Props extends ScoredMatch {
  readonly mark: ResultMark | undefined;
  readonly onClear: () => void;
}

/** Says that the match has a result already, and what a correction of it changes. */
export function StoredResultNotice({ view, match, player1, player2, mark, onClear }: Props) {
  const t = useText();
  const format = useFormat();
  const { result } = match;
  if (!isEntered(result)) return null;
  const winner = result.winner === player1.id ? player1 : player2;
  const who = mark?.scoredBy && t.byWhom(mark.scoredBy, format.dateTime(mark.scoredAt));
  return (
    <InlineNotice
      title={t.correcting}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t.clear}
        </Button>
      }
    >
      <p>{t.correctingText(winsText(result, winner.name, t))}</p>
      {isEntered(nextMatch(view.draw, match)?.result ?? null) ? <p>{t.correctingPlayed}</p> : null}
      {who ? <p>{who}</p> : null}
    </InlineNotice>
  );
}
