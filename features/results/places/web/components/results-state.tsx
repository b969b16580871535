import { lastApplicationDay } from '#domain/entry/entry.ts';
import { EndedEarly } from '#features/event-draws/public-draws/web/components/ended-early.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { Results } from '../../../results.contract.ts';
import { useText } from '../places.text.ts';

/** How far the results are, and where to look meanwhile. */
export function ResultsState({ results }: { readonly results: Results }) {
  const t = useText();
  const format = useFormat();
  const { state, tournament, endedEarly, finalizedAt } = results;
  const toLive = (
    <LinkButton variant="secondary" to={`/live/${tournament.id}`}>
      {t.toLive}
    </LinkButton>
  );
  return (
    <>
      {endedEarly && state !== 'cancelled' ? (
        <EndedEarly why={endedEarly.why}>{t.sharedPlacesText}</EndedEarly>
      ) : null}
      {state === 'cancelled' ? (
        <InlineNotice tone="warning" title={t.cancelledTitle}>
          {t.cancelledText}
        </InlineNotice>
      ) : null}
      {state === 'coming' ? (
        <InlineNotice
          title={t.comingTitle(format.dayWithWeekday(tournament.eventDate))}
          action={toLive}
        >
          {format.sentences(
            t.comingText,
            t.entriesUntil(format.dayWithWeekday(lastApplicationDay(tournament))),
          )}
        </InlineNotice>
      ) : null}
      {state === 'running' ? (
        <InlineNotice title={t.runningTitle} action={toLive}>
          {t.runningText}
        </InlineNotice>
      ) : null}
      {state === 'over' ? <InlineNotice title={t.overTitle}>{t.overText}</InlineNotice> : null}
      {state === 'finished' ? (
        <InlineNotice title={t.provisionalTitle}>
          {endedEarly ? t.provisionalText : format.sentences(t.allPlayed, t.provisionalText)}
        </InlineNotice>
      ) : null}
      {state === 'final' && finalizedAt ? <p>{t.finalAt(format.dateTime(finalizedAt))}</p> : null}
    </>
  );
}
