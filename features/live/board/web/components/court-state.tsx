import { wholeMinutesBetween } from '#platform/shared/durations.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { CourtInPlay } from '../../../web/lib/live-view.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import { useText } from '../board.text.ts';
import css from './court-grid.module.css';

/** Whether a court is played on and for how long, called, or free; or until when it has a break. */
export function CourtState({
  inPlay: { court, match },
  at,
}: {
  readonly inPlay: CourtInPlay;
  readonly at: number;
}) {
  const t = useText();
  const live = useLiveText();
  const format = useFormat();
  if (match?.state === 'playing') {
    const minutes = match.startedAt ? wholeMinutesBetween(Date.parse(match.startedAt), at) : null;
    return (
      <p className={css.state}>{minutes === null ? live.states.playing : live.since(minutes)}</p>
    );
  }
  if (match) {
    return <p className={css.state}>{match.calledAgainAt ? t.second : live.states.called}</p>;
  }
  if (court.breakUntil) {
    return <p className={css.state}>{live.courtBreak(format.clockTime(court.breakUntil))}</p>;
  }
  return <p className={css.state}>{t.free}</p>;
}
