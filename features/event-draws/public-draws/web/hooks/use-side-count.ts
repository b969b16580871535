import type { EventType } from '#domain/entry/vocabulary.ts';
import { useText } from '../public-draws.text.ts';

const UNITS = { Singles: 'players', Doubles: 'pairs', Team: 'teams' } as const satisfies Readonly<
  Record<EventType, string>
>;

/** "11 players", "11 pairs": how many are in an event of this type. */
export function useSideCount(): (eventType: EventType, count: number) => string {
  const t = useText();
  return (eventType, count) => t[UNITS[eventType]](count);
}
