import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../teams.text.ts';

interface Props {
  readonly entry: {
    readonly state: string;
    readonly team: string | null;
    readonly isMember: boolean;
    readonly hasSeason?: true;
    readonly event: { readonly id: number };
    readonly tournament: { readonly id: number };
  };
}

/**
 * The way to the matches of a team, with their orders for who has entered it, or to its season; nothing for players, and for a team
 * without a place.
 */
export function TiesLink({
  entry: { state, team, isMember, hasSeason, event, tournament },
}: Props) {
  const t = useText();
  if (team === null || state !== 'confirmed') return null;
  if (hasSeason) {
    return (
      <LinkButton variant="secondary" to={`/season/${tournament.id}/${event.id}`}>
        {t.toSeason}
      </LinkButton>
    );
  }
  return (
    <LinkButton variant="secondary" to={isMember ? `/ties/${tournament.id}` : '/my-ties'}>
      {t.toTies}
    </LinkButton>
  );
}
