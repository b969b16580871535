import { useSession } from '#features/accounts/web/parts/session.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../organizers.text.ts';

/** For somebody who need not apply: the way to their tournaments. */
export function AlreadyOrganizer() {
  const t = useText();
  const organization = useSession().data?.account?.organizationName;
  if (!organization) return null;
  return (
    <InlineNotice
      title={t.alreadyOrganizer}
      action={
        <LinkButton variant="secondary" to="/organizer">
          {t.yourTournaments}
        </LinkButton>
      }
    >
      {t.alreadyOrganizerText(organization)}
    </InlineNotice>
  );
}
