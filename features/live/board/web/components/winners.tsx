import Trophy from 'lucide-react/icons/trophy';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import type { LiveSnapshot } from '../../../web/live.queries.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import css from './winners.module.css';

/** The champions, each with who was second. */
export function Winners({
  words,
  winners,
}: {
  readonly words: LiveWords;
  readonly winners: LiveSnapshot['winners'];
}) {
  const t = useLiveText();
  return (
    <ul className={css.winners} data-count={winners.length}>
      {winners.map(({ eventId, winnerId, secondId }) => (
        <li key={eventId} className={css.winner}>
          <Trophy className={css.cup} aria-hidden="true" />
          <p className={css.event}>
            <bdi>{words.eventName(eventId)}</bdi>
          </p>
          <p className={css.name}>
            <bdi>{words.sideName(eventId, winnerId)}</bdi>
          </p>
          <p className={css.club}>
            <bdi>{words.club(eventId, winnerId)}</bdi>
          </p>
          <p className={css.second}>
            {secondId === null ? null : <bdi>{t.runnerUp(words.sideName(eventId, secondId))}</bdi>}
          </p>
        </li>
      ))}
    </ul>
  );
}
