import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { ownSeasonsQuery } from '../season.queries.ts';
import { useText } from '../season.text.ts';

/** The seasons of one's own teams. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const query = useQuery(ownSeasonsQuery);
  return (
    <Frame title={t.title} back={{ to: '/my-ties', label: t.backToTies }}>
      <Loaded query={query} count={2}>
        {(seasons) =>
          seasons.length === 0 ? (
            <EmptyState title={t.noSeasons} text={t.notYetText} />
          ) : (
            <List label={t.title}>
              {seasons.map(({ tournamentId, eventId, tournamentName, eventName }) => (
                <ListRow
                  key={eventId}
                  to={`/season/${tournamentId}/${eventId}`}
                  title={<bdi>{format.name(tournamentName)}</bdi>}
                  text={format.name(eventName)}
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Frame>
  );
}
