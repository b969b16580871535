import { useQuery } from '@tanstack/react-query';
import School from 'lucide-react/icons/school';
import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { STATE_TONES } from '../lib/tones.ts';
import { ofGroupQuery } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

/** The applications of a group, the newest first; a draft leads back to the choice. */
export function Screen() {
  const t = useText();
  const format = useFormat();
  const groupId = Number(useParams().groupId);
  const query = useQuery(ofGroupQuery(groupId));
  const browse = <LinkButton to="/open-tournaments">{t.browse}</LinkButton>;
  return (
    <Frame title={t.groupTitle} back={{ to: `/group-details/${groupId}`, label: t.back }}>
      <Loaded query={query}>
        {(applications) =>
          applications.length === 0 ? (
            <EmptyState
              icon={<School />}
              title={t.groupNone}
              text={t.groupNoneText}
              action={browse}
            />
          ) : (
            <>
              <List label={t.groupTitle}>
                {applications.map(({ id, state, totalYen, lines, tournament }) => (
                  <ListRow
                    key={id}
                    title={format.name(tournament.name)}
                    text={format.facts([
                      format.dayWithWeekday(tournament.eventDate),
                      t.lines(lines),
                      ...(state === 'draft' ? [] : [format.yen(totalYen)]),
                    ])}
                    end={<Badge tone={STATE_TONES[state]}>{t.states[state]}</Badge>}
                    to={
                      state === 'draft'
                        ? `/apply-team/${tournament.id}?group=${groupId}`
                        : `/team-applications/${id}`
                    }
                  />
                ))}
              </List>
              {browse}
            </>
          )
        }
      </Loaded>
    </Frame>
  );
}
