import Star from 'lucide-react/icons/star';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { dayOf, isDone, type SideDay, type SideRef } from '../lib/live-view.ts';
import type { LiveMatch } from '../live.queries.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';
import { MatchTime } from './match-time.tsx';
import { Score } from './results-tab.tsx';

/** So many results of a side are shown. */
const RESULTS = 3;

interface Props {
  readonly words: LiveWords;
  readonly side: SideRef;
  readonly isStarred: boolean;
  readonly onStar: () => void;
}

/** A followed child: where and when the next match is, and the last results. */
export function SideCard({ words, side, isStarred, onStar }: Props) {
  const t = useText();
  const format = useFormat();
  const found = words.side(side);
  if (!found) return null;
  const name = words.sideName(side.eventId, side.id);
  const day = dayOf(words.snapshot, side);
  const facts = [
    t.entryNumber(side.id),
    found.club && format.name(found.club),
    words.eventName(side.eventId),
  ];
  return (
    <section className={css.card} aria-label={name}>
      <div className={css.head}>
        <h2 className={css.cardName}>
          <bdi>{name}</bdi>
        </h2>
        <StarButton name={name} isStarred={isStarred} onStar={onStar} />
      </div>
      <p className={css.small}>{format.facts(facts)}</p>
      {found.isIn ? <Where words={words} side={side} day={day} /> : <p>{t.withdrawn}</p>}
      {day.results.length === 0 ? null : (
        <>
          <h3 className={css.label}>{t.lastResults}</h3>
          <ul className={css.results}>
            {day.results.slice(0, RESULTS).map((match) => (
              <Result key={match.key} words={words} side={side} match={match} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Sets or takes the star of a side. */
export function StarButton({
  name,
  isStarred,
  onStar,
}: Pick<Props, 'isStarred' | 'onStar'> & { readonly name: string }) {
  const t = useText();
  return (
    <IconButton
      label={isStarred ? t.unstar(name) : t.star(name)}
      aria-pressed={isStarred}
      icon={<Star aria-hidden="true" fill={isStarred ? 'currentColor' : 'none'} />}
      onClick={onStar}
    />
  );
}

interface PartProps extends Pick<Props, 'words' | 'side'> {
  readonly day: SideDay;
}

function Where({ words, side, day: { current, next } }: PartProps) {
  const t = useText();
  const match = current ?? next;
  if (!match) {
    return isDone(words.snapshot) ? null : <p>{t.noMore}</p>;
  }
  const opponent = opponentOf(match, side);
  const court = words.courtName(match.courtId);
  const isPlaying = match.state === 'playing';
  return (
    <div className={css.today} data-state={match.state}>
      {current ? (
        <p className={css.big}>{isPlaying ? t.playingOn(court) : t.calledTo(court)}</p>
      ) : (
        <>
          <p className={css.label}>{t.nextMatch}</p>
          <MatchTime words={words} match={match} />
        </>
      )}
      <p>
        {opponent === null ? (
          t.opponentOpen
        ) : (
          <bdi>{t.against(words.sideName(side.eventId, opponent))}</bdi>
        )}
      </p>
      <p className={css.small}>{words.place(match)}</p>
    </div>
  );
}

function Result({
  words,
  side,
  match,
}: Pick<Props, 'words' | 'side'> & { readonly match: LiveMatch }) {
  const t = useText();
  const winner = match.result?.winnerId ?? null;
  const outcome = winner === null ? t.notPlayed : winner === side.id ? t.won : t.lost;
  return (
    <li className={css.result}>
      <b>{outcome}</b> <Score match={match} />
      <bdi>{t.against(words.sideName(side.eventId, opponentOf(match, side)))}</bdi>
    </li>
  );
}

function opponentOf({ player1Id, player2Id }: LiveMatch, { id }: SideRef): string | null {
  return player1Id === id ? player2Id : player1Id;
}
