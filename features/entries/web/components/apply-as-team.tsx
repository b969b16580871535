import { useQuery } from '@tanstack/react-query';
import School from 'lucide-react/icons/school';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { myGroupsQuery } from '#features/groups/web/groups.queries.ts';
import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../entries.text.ts';

/** The way to an application for a whole group, for those who look after one. */
export function ApplyAsTeam({ tournament }: { readonly tournament: Tournament }) {
  const t = useText();
  const isSignedIn = useSession().data?.account != null;
  const groups = useQuery({ ...myGroupsQuery, enabled: isSignedIn }).data ?? [];
  const { id, availability } = tournament;
  const isOpen = availability === 'open' || availability === 'full';
  if (!isOpen || groups.every(({ mayEdit }) => !mayEdit)) return null;
  return (
    <InlineNotice
      action={
        <LinkButton
          variant="secondary"
          icon={<School aria-hidden="true" />}
          to={`/apply-team/${id}`}
        >
          {t.applyAsTeam}
        </LinkButton>
      }
    >
      {t.applyAsTeamText}
    </InlineNotice>
  );
}
