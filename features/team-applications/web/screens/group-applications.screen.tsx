import { useQuery } from '@tanstack/react-query';
import School from 'lucide-react/icons/school';
import { useParams } from 'react-router';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Screen as Frame } from '#platform/web/ui/screen.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
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
      {query.data?.length === 0 ? (
        <EmptyState icon={<School />} title={t.groupNone} text={t.groupNoneText} action={browse} />
      ) : null}
      {query.data && query.data.length > 0 ? (
        <>
          <List label={t.groupTitle}>
            {query.data.map(({ id, state, totalYen, lines, tournament }) => (
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
      ) : null}
      {!query.data && query.isError ? (
        <LoadFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {!query.data && !query.isError ? (
        <div role="status" aria-label={t.loading}>
          <Skeleton shape="row" count={3} />
        </div>
      ) : null}
    </Frame>
  );
}
