import { Badge } from '#platform/web/ui/badge.tsx';
import { useText } from '../publishing.text.ts';
import type { OwnTournament } from './tournament-values.ts';

const TONES = { open: 'green', closed: 'amber', cancelled: 'red', over: 'neutral' } as const;

/** Where a tournament stands, for its organizer. */
export function OwnStateBadge({ tournament }: { readonly tournament: OwnTournament }) {
  const t = useText();
  if (tournament.suspended) return <Badge tone="red">{t.suspended}</Badge>;
  const state =
    tournament.over && tournament.state !== 'cancelled' ? ('over' as const) : tournament.state;
  return <Badge tone={TONES[state]}>{t.states[state]}</Badge>;
}
