import { Badge } from '#platform/web/ui/badge.tsx';
import type { OwnMatch } from '../own-day.queries.ts';
import { useText } from '../own-day.text.ts';

const TONES = {
  waiting: 'neutral',
  next: 'blue',
  called: 'amber',
  playing: 'green',
  done: 'purple',
} as const;

/** Whether a match waits, is called, is played or is over. */
export function StateBadge({ state }: Pick<OwnMatch, 'state'>) {
  const t = useText();
  return <Badge tone={TONES[state]}>{t.states[state]}</Badge>;
}
