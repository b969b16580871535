import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Facts } from '#platform/web/ui/facts.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { useTournamentFacts } from '../hooks/use-tournament-facts.tsx';
import type { Invitation } from '../referees.queries.ts';
import { useText } from '../referees.text.ts';

/** Who invites to what, and what a referee or a desk helper does. */
export function InvitationFacts({ invitation }: { readonly invitation: Invitation }) {
  const t = useText();
  const format = useFormat();
  const { tournament, email, duty, isDeclined } = invitation;
  const facts = useTournamentFacts(tournament);
  const may = duty === 'desk' ? t.deskMay : t.refereeMay;
  const organizer = format.name(tournament.organizerName);
  return (
    <>
      {tournament.isCancelled ? (
        <InlineNotice tone="warning" title={t.cancelledTitle}>
          {t.acceptFailures.TOURNAMENT_CANCELLED}
        </InlineNotice>
      ) : null}
      {isDeclined ? (
        <InlineNotice title={t.declinedBefore}>{t.declinedBeforeText}</InlineNotice>
      ) : null}
      <Section
        card
        heading={<bdi>{format.name(tournament.name)}</bdi>}
        text={t.invitationText(organizer, duty)}
      >
        <Facts facts={[...facts, [t.sentTo, <bdi key="email">{email}</bdi>]]} />
      </Section>
      <Section heading={t.mayHeading[duty]}>
        <ul>
          {[...Object.values(may), t.mayNot].map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
