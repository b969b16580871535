import Maximize from 'lucide-react/icons/maximize';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Radio from 'lucide-react/icons/radio';
import { useState } from 'react';
import { Link } from 'react-router';
import { useEarlyEnd } from '#features/event-draws/public-draws/web/hooks/use-early-end.ts';
import { now } from '#platform/web/clock.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useJoined } from '#platform/web/i18n/use-joined.ts';
import { useTakenOver } from '#platform/web/navigation/taken-over.ts';
import { IconButton } from '#platform/web/ui/icon-button.tsx';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { useNow } from '#platform/web/use-now.ts';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import { useText } from '../board.text.ts';
import { useScreenOn } from '../hooks/use-screen-on.ts';
import { type BoardPage, boardPages, TURN_MS, turnAt } from '../lib/board-pages.ts';
import { Beside } from './beside.tsx';
import css from './board.module.css';
import { CourtGrid } from './court-grid.tsx';
import { FlipClock } from './flip.tsx';
import { MatchRows } from './match-rows.tsx';
import { Opening } from './opening.tsx';
import { TieRows } from './tie-rows.tsx';
import { Winners } from './winners.tsx';

interface Props {
  readonly words: LiveWords;
  /** Since when what is shown may be old, "13:05"; null while it is not. */
  readonly oldSince: string | null;
}

/** The board on the wall of the hall: one page after another, the calls beside them, and the time above. */
export function Board({ words, oldSince }: Props) {
  const t = useText();
  const live = useLiveText();
  const format = useFormat();
  const earlyEnd = useEarlyEnd();
  const joined = useJoined();
  const second = useNow(1000).getTime();
  const turningAt = useFirstPageStays(second);
  // The server's page has the button, too: most browsers can, and only there nothing moves.
  const cannotFill = useTakenOver() && !document.fullscreenEnabled;
  const [stopped, setStopped] = useState<number | null>(null);
  useScreenOn();
  const { snapshot } = words;
  const { tournament, pausedUntil, state, endedEarly } = snapshot;
  const pages = boardPages(snapshot);
  // There may be more or fewer pages by now.
  const turn = Math.min(stopped ?? turnAt(turningAt, pages.length), pages.length - 1);
  const page = pages[turn] ?? { kind: 'opening' };
  const pause = state === 'open' && pausedUntil ? format.clockTime(pausedUntil) : null;
  return (
    <div className={css.board} data-sport={tournament.sport} data-still={stopped !== null}>
      <div className={css.top}>
        <div className={css.titles}>
          <p className={css.name}>
            <bdi>{format.name(tournament.name)}</bdi>
          </p>
          {page.kind === 'opening' ? null : <h2 className={css.heading}>{t.pages[page.kind]}</h2>}
          <Turns count={pages.length} turn={turn} />
        </div>
        <div className={css.tools}>
          <LanguageSwitch />
          <IconButton
            label={stopped === null ? t.pause : t.resume}
            icon={stopped === null ? <Pause /> : <Play />}
            onClick={() => setStopped(stopped === null ? turn : null)}
          />
          {cannotFill ? null : (
            <IconButton
              label={t.wholeScreen}
              icon={<Maximize />}
              onClick={() => void toggleWhole().catch(() => undefined)}
            />
          )}
          <Link className={css.toLive} to={`/live/${tournament.id}`} aria-label={t.toLive}>
            <Radio aria-hidden="true" />
          </Link>
        </div>
        <div className={css.clock}>
          <FlipClock time={format.clockTime(new Date(second).toISOString())} />
        </div>
      </div>
      <div className={css.notes} role="status">
        {oldSince ? <p className={css.old}>{t.offline(oldSince)}</p> : null}
        {pause ? <p className={css.pause}>{live.pausedTitle(pause)}</p> : null}
        {endedEarly ? (
          <p className={css.pause}>{joined.labelled(earlyEnd.title, earlyEnd.why[endedEarly])}</p>
        ) : null}
      </div>
      <div className={css.page} key={turn}>
        <Page words={words} page={page} at={second} />
      </div>
      <Beside words={words} at={second} />
    </div>
  );
}

/** The page of the server may be from before the last turn: it stays as long as any, and then turns with the other boards. */
function useFirstPageStays(second: number): number {
  const [first] = useState(() => ({ second, until: now().getTime() + TURN_MS }));
  return second < first.until ? first.second : second;
}

function Page({
  words,
  page,
  at,
}: Pick<Props, 'words'> & { readonly page: BoardPage; readonly at: number }) {
  switch (page.kind) {
    case 'opening':
      return <Opening words={words} />;
    case 'courts':
      return <CourtGrid words={words} courts={page.courts} at={at} />;
    case 'ties':
      return <TieRows words={words} ties={page.ties} />;
    case 'winners':
      return <Winners words={words} winners={page.winners} />;
    case 'finals':
      return (
        <>
          {page.matches.length > 0 ? (
            <MatchRows words={words} matches={page.matches} areFinals />
          ) : null}
          {page.ties.length > 0 ? <TieRows words={words} ties={page.ties} /> : null}
        </>
      );
    default:
      return <MatchRows words={words} matches={page.matches} areFinals={false} />;
  }
}

/** Which of the pages is shown. */
function Turns({ count, turn }: { readonly count: number; readonly turn: number }) {
  const t = useText();
  if (count === 1) return null;
  return (
    <span className={css.turns} role="img" aria-label={t.page(turn + 1, count)}>
      {`${turn + 1}/${count}`}
    </span>
  );
}

async function toggleWhole(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}
