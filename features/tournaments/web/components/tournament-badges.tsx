import type { EventType, TournamentLevel } from '#domain/entry/vocabulary.ts';
import { Badge, type Tone } from '#platform/web/ui/badge.tsx';
import { useText } from '../tournaments.text.ts';

/** Colours of the specification, section 2.22. */
export const LEVEL_TONES = {
  Beginner: 'green',
  Intermediate: 'blue',
  Advanced: 'purple',
} as const satisfies Record<TournamentLevel, Tone>;
const EVENT_TYPE_TONES = {
  Singles: 'amber',
  Doubles: 'cyan',
  Team: 'pink',
} as const satisfies Record<EventType, Tone>;

export function LevelBadge({ level }: { readonly level: TournamentLevel }) {
  const t = useText();
  return <Badge tone={LEVEL_TONES[level]}>{t.levels[level]}</Badge>;
}

export function EventTypeBadge({ eventType }: { readonly eventType: EventType }) {
  const t = useText();
  return <Badge tone={EVENT_TYPE_TONES[eventType]}>{t.eventTypes[eventType]}</Badge>;
}
