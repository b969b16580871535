import type { EntryState } from '#domain/entry/vocabulary.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { useText } from '../entries.text.ts';

const TONES: Record<EntryState | 'played', Tone> = {
  reserved: 'amber',
  confirmed: 'green',
  lapsed: 'neutral',
  withdrawn: 'neutral',
  cancelled: 'red',
  played: 'blue',
};

interface Props {
  readonly state: EntryState;
  /** The tournament is over: a confirmed entry has been played. */
  readonly over?: boolean;
  /** The own half of the fee is paid, and the place waits for the other. */
  readonly waits?: boolean;
}

export function EntryStateBadge({ state, over, waits }: Props) {
  const t = useText();
  const shown = over && state === 'confirmed' ? 'played' : state;
  return <Badge tone={TONES[shown]}>{waits ? t.waitsForPartner : t.states[shown]}</Badge>;
}
