import type { Refusal } from '#platform/web/api/call.ts';
import { notify } from '#platform/web/notify/notify.ts';
import { useText } from '../event-draws.text.ts';

/** Somebody else was faster: what is read again may have another step in the place of the form that was sent. */
const OVERTAKEN: readonly string[] = [
  'DRAW_CHANGED',
  'DRAW_PUBLISHED',
  'DRAW_WITHDRAWN',
  'ENTRIES_OPEN',
  'NOT_PUBLISHED',
  'TOURNAMENT_CANCELLED',
];

/** For `onRefusal` of a step: says it also where the form, with its notice, is gone by then. */
export function useRefusal(): (refusal: Refusal<string>) => false {
  const t = useText();
  const texts: Readonly<Record<string, string>> = t.refusedTexts;
  return ({ code }) => {
    const description = OVERTAKEN.includes(code) ? texts[code] : undefined;
    if (description) notify({ title: t.refusedTitle, description, variant: 'destructive' });
    return false;
  };
}
