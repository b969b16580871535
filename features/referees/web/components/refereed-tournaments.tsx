import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { refereedTournamentsQuery } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** On My Page: the tournaments that the person referees or helps in. Few people do: it shows nothing without any. */
export function RefereedTournaments({ state }: { readonly state?: unknown }) {
  const t = useText();
  const format = useFormat();
  const { data = [] } = useQuery(refereedTournamentsQuery);
  if (data.length === 0) return null;
  return (
    <Section heading={t.mineHeading}>
      <List label={t.mineHeading}>
        {data.map(({ id, name, eventDate, venue, duty }) => (
          <ListRow
            key={id}
            to={`/referee/tournaments/${id}`}
            state={state}
            title={<bdi>{format.name(name)}</bdi>}
            text={
              <FactsLine
                facts={[t.duties[duty], format.dayWithWeekday(eventDate), format.name(venue)]}
              />
            }
          />
        ))}
      </List>
    </Section>
  );
}
