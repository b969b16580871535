import Trophy from 'lucide-react/icons/trophy';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import { loserOf, winnerOf } from '../../../web/lib/live-view.ts';
import type { LiveMatch } from '../../../web/live.queries.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import css from './winners.module.css';

/** The champions, each with who was second. */
export function Winners({
  words,
  matches,
}: {
  readonly words: LiveWords;
  readonly matches: readonly LiveMatch[];
}) {
  const t = useLiveText();
  return (
    <ul className={css.winners} data-count={matches.length}>
      {matches.map((match) => (
        <li key={match.key} className={css.winner}>
          <Trophy className={css.cup} aria-hidden="true" />
          <p className={css.event}>
            <bdi>{words.eventName(match.eventId)}</bdi>
          </p>
          <p className={css.name}>
            <bdi>{words.sideName(match.eventId, winnerOf(match))}</bdi>
          </p>
          <p className={css.club}>
            <bdi>{words.club(match.eventId, winnerOf(match))}</bdi>
          </p>
          <p className={css.second}>
            <bdi>{t.runnerUp(words.sideName(match.eventId, loserOf(match)))}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );
}
