import { STATE_TONES } from '#features/pairs/web/lib/state-tones.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import type { ListedEntry } from '../entry-list.queries.ts';
import { useText } from '../entry-list.text.ts';
import css from './entry-list.module.css';
import { NamePartner } from './name-partner.tsx';

interface Props {
  readonly entry: ListedEntry;
  readonly tournamentId: number;
}

/** The other player of a pair, with the state; nothing outside doubles. */
export function PairRow({ entry, tournamentId }: Props) {
  const t = useText();
  const format = useFormat();
  const { partner, state } = entry;
  if (!partner) return null;
  const byLink = partner.state === 'invited' ? t.openLink : null;
  const { name: called, club, grade, gender } = partner;
  const name = format.facts([called, club, t.gradeOf(grade), t.genders[gender]]) || byLink;
  const mayChange = state === 'confirmed' || state === 'manual';
  return (
    <>
      <p className={css.line}>
        {name ? <span>{t.partnerIs(name)}</span> : null}
        <Badge tone={STATE_TONES[partner.state]}>{t.pairStates[partner.state]}</Badge>
        {partner.payUntil ? <span>{t.partnerPays(format.clockTime(partner.payUntil))}</span> : null}
      </p>
      {mayChange ? <Change entry={entry} partner={partner} tournamentId={tournamentId} /> : null}
    </>
  );
}

/** The pupils of a school's pair change in its application. */
function Change(props: Parameters<typeof NamePartner>[0]) {
  const t = useText();
  const { applicationId } = props.entry;
  if (applicationId === null) return <NamePartner {...props} />;
  return (
    <div>
      <LinkButton variant="quiet" to={`/team-applications/${applicationId}`}>
        {t.toApplication}
      </LinkButton>
    </div>
  );
}
