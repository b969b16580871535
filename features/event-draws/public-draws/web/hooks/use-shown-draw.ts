import { useMemo } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { type GivenDraw, type ShownDraw, shownDraw } from '../lib/shown-draw.ts';

/** A draw with its exchanges, and names in the language in use. */
export function useShownDraw(given: GivenDraw): ShownDraw {
  const format = useFormat();
  return useMemo(() => shownDraw(given, format.name), [given, format]);
}
