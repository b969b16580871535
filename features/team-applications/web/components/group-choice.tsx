import { useQuery } from '@tanstack/react-query';
import School from 'lucide-react/icons/school';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { LoadFailure } from '#platform/web/ui/load-failure.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { Skeleton } from '#platform/web/ui/skeleton.tsx';
import { groupsQuery } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

/** The groups that the teacher looks after; each leads to its draft, and to what it has applied for. */
export function GroupChoice({ tournamentId }: { readonly tournamentId: number }) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(groupsQuery(tournamentId));
  if (query.isError && !query.data) {
    return <LoadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) {
    return (
      <div role="status" aria-label={t.loading}>
        <Skeleton shape="row" count={3} />
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        icon={<School />}
        title={t.noGroupTitle}
        text={t.noGroupText}
        action={<LinkButton to="/create-group">{t.createGroup}</LinkButton>}
      />
    );
  }
  return (
    <Section heading={t.chooseGroup}>
      <List label={t.chooseGroup}>
        {query.data.map(({ id, name, pupils, applications }) => {
          const made = applications.filter(({ state }) => state !== 'draft');
          const facts = [
            t.pupils(pupils),
            made.length < applications.length ? t.draftThere : '',
            made.length > 0 ? t.applied(made.length) : '',
          ].filter(Boolean);
          return (
            <ListRow
              key={id}
              title={<bdi>{name}</bdi>}
              text={format.facts(facts)}
              to={`/apply-team/${tournamentId}?group=${id}`}
            />
          );
        })}
      </List>
    </Section>
  );
}
