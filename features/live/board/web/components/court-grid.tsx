import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import { type CourtInPlay, runningScore } from '../../../web/lib/live-view.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import { useText } from '../board.text.ts';
import { columnsOf, isFresh } from '../lib/board-pages.ts';
import css from './court-grid.module.css';
import { CourtState } from './court-state.tsx';
import { Flip } from './flip.tsx';

interface Props {
  readonly words: LiveWords;
  readonly courts: readonly CourtInPlay[];
  readonly at: number;
}

/** The courts as they stand in the hall, each with its match. */
export function CourtGrid({ words, courts, at }: Props) {
  return (
    <ul className={css.grid} data-columns={columnsOf(courts.length)}>
      {courts.map((one) => (
        <Court key={one.court.id} words={words} inPlay={one} at={at} />
      ))}
    </ul>
  );
}

interface CourtProps extends Pick<Props, 'words' | 'at'> {
  readonly inPlay: CourtInPlay;
}

function Court({ words, inPlay, at }: CourtProps) {
  const t = useText();
  const { court, match, next } = inPlay;
  const state = match?.state ?? 'free';
  return (
    <li
      className={css.court}
      data-court={court.name}
      data-state={state}
      data-fresh={match ? isFresh(match, at) : false}
    >
      <div className={css.inner}>
        <div className={css.head}>
          <h3 className={css.name}>
            <bdi>{words.courtName(court.id)}</bdi>
          </h3>
          <CourtState inPlay={inPlay} at={at} />
        </div>
        {match ? <Match words={words} match={match} /> : null}
        {next ? (
          <p className={css.next}>
            <bdi>{t.nextHere(words.versus(next))}</bdi>
          </p>
        ) : null}
      </div>
    </li>
  );
}

function Match({
  words,
  match,
}: Pick<Props, 'words'> & { readonly match: NonNullable<CourtInPlay['match']> }) {
  const t = useLiveText();
  const score = runningScore(match);
  return (
    <div className={css.sides}>
      {[match.player1Id, match.player2Id].map((id, at) => (
        <p key={at === 0 ? 'one' : 'other'} className={css.side}>
          {at === 1 ? <span className="visually-hidden">{t.versusRead}</span> : null}
          <span className={css.who}>
            <bdi className={css.player}>{words.sideName(match.eventId, id)}</bdi>
            <bdi className={css.club}>{words.readingAndClub(match.eventId, id)}</bdi>
          </span>
          {score ? (
            <span className={css.score}>
              <span className={css.won}>{score.won[at]}</span>
              <Flip text={String(score.points[at])} />
            </span>
          ) : null}
        </p>
      ))}
    </div>
  );
}
