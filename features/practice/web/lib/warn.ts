import { notify } from '#platform/web/notify/notify.ts';
import type { RecordsText } from '../../records/web/records.text.ts';

/** A destructive notification. */
export function warn(title: string, description: string): void {
  notify({ title, description, variant: 'destructive' });
}

/** Says that somebody else has changed the match, which is now shown as it is saved. */
export function warnOfChange(t: RecordsText): void {
  warn(t.changedTitle, t.changedText);
}
