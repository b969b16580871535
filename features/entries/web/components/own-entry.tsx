import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { CarriedEntry, Entry } from '../entries.queries.ts';
import { useText } from '../entries.text.ts';
import { HalfPaid } from './half-paid.tsx';
import { payLabel, TimeLeft } from './time-left.tsx';

/** Replaces the form for a player who has a place already. */
export function OwnEntry({ entry }: { readonly entry: Entry }) {
  const t = useText();
  if (entry.schoolName) {
    return (
      <InlineNotice
        tone="success"
        title={t.enteredBySchool(entry.schoolName)}
        action={<LinkButton to="/my-tournaments">{t.seeMyTournaments}</LinkButton>}
      >
        {t.enteredBySchoolText}
      </InlineNotice>
    );
  }
  if (entry.state === 'confirmed') {
    return (
      <InlineNotice
        tone="success"
        title={t.alreadyConfirmed}
        action={<LinkButton to="/my-tournaments">{t.seeMyTournaments}</LinkButton>}
      >
        {entry.pair?.role === 'partner'
          ? t.playsAsPartner(entry.pair.name ?? '')
          : t.alreadyConfirmedText}
      </InlineNotice>
    );
  }
  if (entry.payment === 'made') {
    return (
      <InlineNotice
        tone="info"
        title={t.waitsForPartner}
        action={<LinkButton to={`/my-tournaments/${entry.id}/pair`}>{t.myPair}</LinkButton>}
      >
        <HalfPaid entry={entry} />
      </InlineNotice>
    );
  }
  const carried: CarriedEntry = { tournament: entry.tournament, entry };
  return (
    <InlineNotice
      tone="info"
      title={t.alreadyReserved}
      action={
        <LinkButton to={`/tournament-payment?entry=${entry.id}`} state={carried}>
          {payLabel(t, entry.waitsFor) ?? t.continueToPayment}
        </LinkButton>
      }
    >
      <p>{t.alreadyReservedText}</p>
      <TimeLeft entry={entry} />
    </InlineNotice>
  );
}
