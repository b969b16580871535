import Network from 'lucide-react/icons/network';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { useText } from '../knockout.text.ts';

interface Props {
  readonly groupId: number;
  /** It was removed, or belongs to another group. */
  readonly gone?: boolean;
}

/** Replaces a missing bracket, and leads to the participants. */
export function NoBracket({ groupId, gone }: Props) {
  const t = useText();
  return (
    <EmptyState
      icon={<Network />}
      title={gone ? t.bracketGone : t.noBracket}
      text={gone ? t.bracketGoneText : t.noBracketText}
      action={<LinkButton to={`/select-tournament-members/${groupId}`}>{t.newBracket}</LinkButton>}
    />
  );
}
