import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { leaguesQuery } from '../league.queries.ts';
import { useText } from '../league.text.ts';

/** The latest leagues of a group, to continue; nothing where there are none. */
export function OpenLeagues({ groupId, most = 3 }: { groupId: number; most?: number }) {
  const t = useText();
  const format = useFormat();
  const { data: leagues = [] } = useQuery(leaguesQuery(groupId));
  if (leagues.length === 0) return null;
  return (
    <Section heading={t.openLeagues}>
      <List>
        {leagues.slice(0, most).map(({ id, practiceDate, players, inPairs, completed, total }) => (
          <ListRow
            key={id}
            to={`/league-match-table/${groupId}?session=${id}`}
            title={format.facts([
              format.dayWithWeekday(practiceDate),
              inPairs ? t.selectedPairs(players) : t.playersCount(players),
            ])}
            text={t.leagueProgress(completed, total)}
          />
        ))}
      </List>
    </Section>
  );
}
