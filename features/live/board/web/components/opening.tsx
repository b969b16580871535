import { lastApplicationDay } from '#domain/entry/entry.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import type { LiveWords } from '../../../web/hooks/use-live-words.ts';
import { useText as useLiveText } from '../../../web/live.text.ts';
import { useText } from '../board.text.ts';
import { FlipClock } from './flip.tsx';
import css from './opening.module.css';

/** What the board says while nothing is played: when it starts, or why it does not. */
export function Opening({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const live = useLiveText();
  const format = useFormat();
  const { tournament, state } = words.snapshot;
  const day = format.dayWithWeekday(tournament.eventDate);
  const isAhead = state === 'entries' || state === 'entries-closed' || state === 'drawn';
  return (
    <div className={css.opening}>
      <p className={css.day}>{day}</p>
      {isAhead ? (
        <p className={css.start}>
          <FlipClock time={tournament.startTime} />
          <span>{t.starts}</span>
        </p>
      ) : null}
      <p className={css.text}>{textOf()}</p>
      <p className={css.venue}>
        <bdi>{format.name(tournament.venue)}</bdi>
      </p>
    </div>
  );

  function textOf(): string {
    switch (state) {
      case 'entries':
        return live.entriesTitle(format.dayWithWeekday(lastApplicationDay(tournament)));
      case 'entries-closed':
        return live.entriesClosedTitle;
      case 'drawn':
        return live.drawsOut;
      case 'open':
        return t.soon;
      case 'finished':
      case 'over':
        return t.finished;
      case 'cancelled':
        return live.cancelledTitle;
    }
  }
}
