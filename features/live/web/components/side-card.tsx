import Star from 'lucide-react/icons/star';
import { isRubberSide } from '#features/matches/ties/ties.sides.policy.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { isDone, type SideRef } from '../lib/live-view.ts';
import { dayOf, type Ended, type Meeting, type SideDay } from '../lib/side-day.ts';
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
    // Who plays in a rubber has none. Stars of earlier versions follow such sides.
    isRubberSide(side.id) ? null : t.entryNumber(side.id),
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
      {found.isIn ? <Day words={words} side={side} day={day} /> : <p>{t.withdrawn}</p>}
      {day.results.length === 0 ? null : (
        <>
          <h3 className={css.label}>{t.lastResults}</h3>
          <ul className={css.results}>
            {day.results.slice(0, RESULTS).map((ended) => (
              <Result key={ended.key} words={words} side={side} ended={ended} />
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

type PartProps = Pick<Props, 'words' | 'side'>;

/** Where the side plays now, of a team on every court; else what comes next. */
function Day({ words, side, day: { onCourt, next } }: PartProps & { readonly day: SideDay }) {
  const t = useText();
  const shown = onCourt.length > 0 ? onCourt : next ? [next] : [];
  if (shown.length === 0) return isDone(words.snapshot) ? null : <p>{t.noMore}</p>;
  return shown.map((one) => <Where key={one.match.key} words={words} side={side} meeting={one} />);
}

function Where({ words, side, meeting }: PartProps & { readonly meeting: Meeting }) {
  const t = useText();
  const { match, opponentId, score } = meeting;
  return (
    <div className={css.today} data-state={match.state}>
      <When words={words} match={match} />
      <p>
        {opponentId === null ? (
          t.opponentOpen
        ) : (
          <bdi>{t.against(words.sideName(side.eventId, opponentId))}</bdi>
        )}{' '}
        {score ? <b>{t.tieScore(...score)}</b> : null}
      </p>
      <p className={css.small}>{words.place(match)}</p>
    </div>
  );
}

function When({ words, match }: Pick<Props, 'words'> & Pick<Meeting, 'match'>) {
  const t = useText();
  const court = words.courtName(match.courtId);
  switch (match.state) {
    case 'playing':
      return <p className={css.big}>{t.playingOn(court)}</p>;
    case 'called':
      return <p className={css.big}>{t.calledTo(court)}</p>;
    default:
      return (
        <>
          <p className={css.label}>{t.nextMatch}</p>
          <MatchTime words={words} match={match} />
        </>
      );
  }
}

function Result({ words, side, ended }: PartProps & { readonly ended: Ended }) {
  const t = useText();
  const { winnerId } = ended.result;
  const outcome = winnerId === null ? t.notPlayed : winnerId === side.id ? t.won : t.lost;
  return (
    <li className={css.result}>
      <b>{outcome}</b> <Score match={ended} />
      <bdi>{t.against(words.sideName(side.eventId, ended.opponentId))}</bdi>
    </li>
  );
}
