import { useQuery } from '@tanstack/react-query';
import School from 'lucide-react/icons/school';
import type { Output } from '#platform/shared/endpoint.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { Loaded } from '#platform/web/ui/loaded.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type * as contract from '../../team-applications.applying.contract.ts';
import { groupsQuery } from '../team-applications.queries.ts';
import { useText } from '../team-applications.text.ts';

/** The groups that the teacher looks after; each leads to its draft, and to what it has applied for. */
export function GroupChoice({ tournamentId }: { readonly tournamentId: number }) {
  const query = useQuery(groupsQuery(tournamentId));
  return (
    <Loaded query={query}>
      {(groups) => <Groups tournamentId={tournamentId} groups={groups} />}
    </Loaded>
  );
}

interface Props {
  readonly tournamentId: number;
  readonly groups: Output<typeof contract.groupsOf>['groups'];
}

function Groups({ tournamentId, groups }: Props) {
  const t = useText();
  const format = useFormat();
  if (groups.length === 0) {
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
        {groups.map(({ id, name, pupils, applications }) => {
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
