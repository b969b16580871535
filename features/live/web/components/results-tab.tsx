import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { isDone, resultsOf } from '../lib/live-view.ts';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';
import { MatchList } from './match-list.tsx';
import { Sides } from './sides.tsx';

/** The results, the newest first. */
export function ResultsTab({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const format = useFormat();
  const matches = resultsOf(words.snapshot);
  if (matches.length === 0) {
    return isDone(words.snapshot) ? (
      <EmptyState title={t.noResultsOver} text={t.notPublishedText} />
    ) : (
      <EmptyState title={t.noResults} text={t.noResultsText} />
    );
  }
  return (
    <MatchList label={t.tabs.results} matches={matches}>
      {(match) => (
        <>
          <p className={css.time}>
            <Score match={match} />
            {match.result ? (
              <span className={css.small}>{format.clockTime(match.result.at)}</span>
            ) : null}
          </p>
          <Sides words={words} match={match} />
        </>
      )}
    </MatchList>
  );
}

/** "11-9 11-4", with how a match ended that was not played to its end, and that nobody has confirmed it. */
export function Score({ match: { result } }: { readonly match: Pick<LiveMatch, 'result'> }) {
  const t = useText();
  if (!result) return null;
  return (
    <span className={css.score}>
      {result.score === '' ? null : <b>{result.score}</b>}
      {result.kind === 'score' ? null : <Badge>{t.endings[result.kind]}</Badge>}
      {result.isProvisional ? <Badge tone="amber">{t.provisional}</Badge> : null}
    </span>
  );
}
