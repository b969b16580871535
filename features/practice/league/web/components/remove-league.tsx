import { usePlatformText } from '#platform/web/i18n/platform-text.ts';
import { RemoveSession } from '../../../web/components/remove-session.tsx';
import { cacheLeague, type League, removeLeague, restoreLeague } from '../league.queries.ts';
import { useText } from '../league.text.ts';

/** Takes a league out of the records. */
export function RemoveLeague({ league: { id, groupId } }: { readonly league: League }) {
  const t = useText();
  const { errorTitle: failedTitle, lostTitle } = usePlatformText();
  return (
    <RemoveSession
      format="league"
      words={{ failedTitle, failedTitles: { CONNECTION_LOST: lostTitle }, failures: {} }}
      remove={(writeId) => removeLeague({ params: { id }, query: { writeId } })}
      restore={(writeId) => restoreLeague({ params: { id }, body: { writeId } })}
      onRestored={({ league }) => cacheLeague(league)}
      away={`/select-league-members/${groupId}`}
      back={`/league-match-table/${groupId}?session=${id}`}
      refused={t.mayNotRemove}
    />
  );
}
