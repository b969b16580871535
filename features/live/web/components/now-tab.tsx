import { courtKind } from '#features/sports/sports.policy.ts';
import { wholeMinutesBetween } from '#platform/shared/durations.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { type CourtInPlay, courtsInPlay, isDone } from '../lib/live-view.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';
import { Sides } from './sides.tsx';
import { TieCards } from './tie-cards.tsx';

interface Words {
  readonly words: LiveWords;
}

/** The ties that are being played, and every court with its match, since when, and who is next on it. */
export function NowTab({ words }: Words) {
  const courts = courtsInPlay(words.snapshot);
  return (
    <>
      <TieCards words={words} />
      <Courts words={words} courts={courts} />
    </>
  );
}

function Courts({ words, courts }: Words & { readonly courts: readonly CourtInPlay[] }) {
  const t = useText();
  const now = useNow();
  const { snapshot } = words;
  if (courts.length === 0 || courts.every(({ match, next }) => !match && !next)) {
    return isDone(snapshot) ? (
      <EmptyState title={t.noMatches} text={t.noMatchesText} />
    ) : (
      <EmptyState title={t.noCourts} text={t.noCourtsText} />
    );
  }
  return (
    <ul className={css.courts} aria-label={t.courts[courtKind(snapshot.tournament.sport)]}>
      {courts.map((one) => (
        <Court key={one.court.id} words={words} inPlay={one} now={now} />
      ))}
    </ul>
  );
}

interface CourtProps extends Words {
  readonly inPlay: CourtInPlay;
  readonly now: Date;
}

function Court({ words, inPlay: { court, match, next }, now }: CourtProps) {
  const t = useText();
  return (
    <li className={css.court} data-court={court.name}>
      <div className={css.head}>
        <h3 className={css.courtName}>
          <bdi>{words.courtName(court.id)}</bdi>
        </h3>
        <State inPlay={{ court, match, next }} now={now} />
      </div>
      {match ? <Sides words={words} match={match} /> : null}
      {match?.umpireId ? (
        <p className={css.small}>{t.umpire(words.sideName(match.eventId, match.umpireId))}</p>
      ) : null}
      {next ? (
        <p className={css.nextHere}>
          <span className={css.label}>{t.nextHere}</span> <bdi>{words.versus(next)}</bdi>
        </p>
      ) : null}
    </li>
  );
}

function State({ inPlay: { court, match }, now }: Omit<CourtProps, 'words'>) {
  const t = useText();
  const format = useFormat();
  if (match?.state === 'playing') {
    return (
      <span className={css.state}>
        <Badge tone="green">{t.states.playing}</Badge>
        {match.startedAt ? (
          <span>{t.since(wholeMinutesBetween(Date.parse(match.startedAt), now.getTime()))}</span>
        ) : null}
      </span>
    );
  }
  if (match) {
    return (
      <span className={css.state}>
        <Badge tone="amber">{t.states.called}</Badge>
        {match.calledAt ? <span>{t.calledSince(format.clockTime(match.calledAt))}</span> : null}
      </span>
    );
  }
  if (court.breakUntil) return <Badge>{t.courtBreak(format.clockTime(court.breakUntil))}</Badge>;
  return <Badge tone="blue">{t.free}</Badge>;
}
