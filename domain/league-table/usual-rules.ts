import type { Sport } from '#domain/scoring/formats.ts';
import { PRESETS, type Preset } from './presets.ts';

/** The rule book of a sport's groups, where nobody has chosen another; an unspecified sport has that of practice leagues. */
export function usualRuleBook(sport: Sport): Preset {
  return sport === 'unspecified' ? PRESETS[0] : sport;
}
