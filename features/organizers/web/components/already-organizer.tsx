import { useSession } from '#features/accounts/web/lib/session.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../organizers.text.ts';

/** For organizers, who need not apply: the link to their tournaments. */
export function AlreadyOrganizer() {
  const t = useText();
  const format = useFormat();
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
      {t.alreadyOrganizerText(format.name(organization))}
    </InlineNotice>
  );
}
