import { Link } from 'react-router';
import { useSession } from '#features/accounts/web/lib/session.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { useText } from '../organizers.text.ts';
import css from './already-organizer.module.css';

/** What the screen is for; for organizers, who need not apply, in its place the link to their tournaments. */
export function Intro() {
  const t = useText();
  const isOrganizer = useOrganization() !== null;
  // The first text goes on taking its room: the session arrives later, and nothing below may move.
  return (
    <span className={css.stack}>
      <span className={isOrganizer ? css.hidden : undefined}>{t.applyIntro}</span>
      {isOrganizer ? (
        <span>
          {t.alreadyOrganizer} <Link to="/organizer">{t.yourTournaments}</Link>
        </span>
      ) : null}
    </span>
  );
}

/** For organizers, at the end of the form: when a second application is needed. */
export function AlreadyOrganizer() {
  const t = useText();
  const format = useFormat();
  const organization = useOrganization();
  if (organization === null) return null;
  return <InlineNotice>{t.alreadyOrganizerText(format.name(organization))}</InlineNotice>;
}

function useOrganization() {
  return useSession().data?.account?.organizationName ?? null;
}
