import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { isDone, upcomingMatches } from '../lib/live-view.ts';
import { useText } from '../live.text.ts';
import { MatchList } from './match-list.tsx';
import { MatchTime } from './match-time.tsx';
import { Sides } from './sides.tsx';

/** The matches that come, with the earliest times and the courts. */
export function NextTab({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const matches = upcomingMatches(words.snapshot);
  if (matches.length === 0) {
    return isDone(words.snapshot) ? (
      <EmptyState title={t.noMatches} text={t.noMatchesText} />
    ) : (
      <EmptyState title={t.noNext} text={t.noNextText} />
    );
  }
  return (
    <MatchList label={t.tabs.next} matches={matches}>
      {(match) => (
        <>
          <MatchTime words={words} match={match} />
          <Sides words={words} match={match} />
        </>
      )}
    </MatchList>
  );
}
