import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../teams.text.ts';

interface Props {
  readonly entry: { readonly state: string; readonly team: string | null };
}

/** The way to the matches of a team and their orders; nothing for players, and for a team without a place. */
export function TiesLink({ entry: { state, team } }: Props) {
  const t = useText();
  if (team === null || state !== 'confirmed') return null;
  return (
    <LinkButton variant="secondary" to="/my-ties">
      {t.toTies}
    </LinkButton>
  );
}
