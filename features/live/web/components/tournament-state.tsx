import { lastApplicationDay } from '#domain/entry/entry.ts';
import { EndedEarly } from '#features/event-draws/public-draws/web/components/ended-early.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { LiveWords } from '../hooks/use-live-words.ts';
import { useText } from '../live.text.ts';
import css from './live.module.css';

/** How far the tournament is, where the courts do not say it: before it, a break, winners after it, or that it is cancelled. */
export function TournamentState({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const format = useFormat();
  const { tournament, state, pausedUntil, endedEarly, expectedEnd } = words.snapshot;
  const day = format.dayWithWeekday(tournament.eventDate);
  switch (state) {
    case 'cancelled':
      return (
        <InlineNotice tone="warning" title={t.cancelledTitle}>
          {t.cancelledText}
        </InlineNotice>
      );
    case 'entries':
      return (
        <InlineNotice title={t.entriesTitle(format.dayWithWeekday(lastApplicationDay(tournament)))}>
          {t.startsAt(day, tournament.startTime)}
        </InlineNotice>
      );
    case 'entries-closed':
      return (
        <InlineNotice title={t.entriesClosedTitle}>
          {t.startsAt(day, tournament.startTime)}
        </InlineNotice>
      );
    case 'drawn':
      return (
        <InlineNotice title={t.drawnTitle(day, tournament.startTime)}>{t.drawsOut}</InlineNotice>
      );
    case 'open':
      if (pausedUntil) {
        return (
          <InlineNotice title={t.pausedTitle(format.clockTime(pausedUntil))}>
            {t.pausedText}
          </InlineNotice>
        );
      }
      return expectedEnd ? (
        <p className={css.small}>{t.expectedEnd(format.clockTime(expectedEnd))}</p>
      ) : null;
    case 'finished':
    case 'over':
      return (
        <>
          {endedEarly ? <EndedEarly why={endedEarly} /> : null}
          <Winners words={words} />
          <LinkButton variant="secondary" to={`/tournaments/${tournament.id}/results`}>
            {t.toPlaces}
          </LinkButton>
        </>
      );
  }
}

function Winners({ words }: { readonly words: LiveWords }) {
  const t = useText();
  const { winners } = words.snapshot;
  if (winners.length === 0) return null;
  return (
    <Section heading={t.winners}>
      <ul className={css.winners}>
        {winners.map(({ eventId, winnerId, secondId }) => {
          const event = words.eventName(eventId);
          return (
            <li key={eventId} className={css.winner}>
              {event === null ? null : <span className={css.small}>{event}</span>}
              <bdi className={css.big}>{words.sideName(eventId, winnerId)}</bdi>
              {secondId === null ? null : (
                <bdi className={css.small}>{t.runnerUp(words.sideName(eventId, secondId))}</bdi>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
