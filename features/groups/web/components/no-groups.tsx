import UsersRound from 'lucide-react/icons/users-round';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../groups.text.ts';

/** For an empty list of groups: the two ways to fill it. Put a `JoinGroup` near it. */
export function NoGroups({ mayCreate = true }: { readonly mayCreate?: boolean }) {
  const t = useText();
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t.noGroups}
      text={t.noGroupsText}
      action={mayCreate ? <LinkButton to="/create-group">{t.createGroup}</LinkButton> : undefined}
    />
  );
}
