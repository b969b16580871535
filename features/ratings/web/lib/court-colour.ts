import type { Sport } from '#domain/scoring/formats.ts';

/** The colour of a sport's court, for a canvas: the token of the page. */
export function courtColour(sport: Sport): string {
  const style = getComputedStyle(document.documentElement);
  return style.getPropertyValue(`--court-${sport}`).trim() || '#0a5f45';
}
