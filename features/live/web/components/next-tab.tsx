import { useState } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { callsOf, courtQueues, isDone, upcomingMatches } from '../lib/live-view.ts';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';
import { FIRST, MatchRows, ShowAll } from './match-list.tsx';
import { MatchTime } from './match-time.tsx';
import { Sides } from './sides.tsx';

/** Who is called to which court and who comes there, with the earliest times. */
export function NextTab({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const { snapshot } = words;
  const matches = [...callsOf(snapshot), ...upcomingMatches(snapshot)];
  if (matches.length === 0) {
    return isDone(snapshot) ? (
      <EmptyState title={t.noMatches} text={t.noMatchesText} />
    ) : (
      <EmptyState title={t.noNext} text={t.noNextText} />
    );
  }
  const shown = isWhole ? matches : matches.slice(0, FIRST);
  const row = (match: LiveMatch) => <Row words={words} match={match} />;
  return (
    <>
      {snapshot.courts.length === 0 ? (
        <MatchRows label={t.tabs.next} matches={shown}>
          {row}
        </MatchRows>
      ) : (
        <div className={css.queues}>
          {courtQueues(snapshot, shown).map(({ court, matches: own }) => {
            const name = court
              ? words.courtName(court.id)
              : t.unassigned[courtKind(snapshot.tournament.sport)];
            return (
              <section key={court?.id ?? ''} className={css.queue} data-queue={court?.name ?? ''}>
                <h3 className={css.courtName}>
                  <bdi>{name}</bdi>
                </h3>
                <MatchRows label={name} matches={own}>
                  {row}
                </MatchRows>
              </section>
            );
          })}
        </div>
      )}
      {shown.length < matches.length ? (
        <ShowAll label={t.showAll(matches.length)} onShow={() => setWhole(true)} />
      ) : null}
    </>
  );
}

interface RowProps {
  readonly words: LiveWords;
  readonly match: LiveMatch;
}

function Row({ words, match }: RowProps) {
  const t = useText();
  const format = useFormat();
  return (
    <>
      {match.state === 'called' ? (
        <p className={css.state}>
          <Badge tone="amber">{t.states.called}</Badge>
          {match.calledAt ? <span>{t.calledSince(format.clockTime(match.calledAt))}</span> : null}
        </p>
      ) : (
        <MatchTime words={words} match={match} hasCourt={false} />
      )}
      <Sides words={words} match={match} />
    </>
  );
}
