import { warn } from '../../../web/lib/warn.ts';
import type { RecordsText } from '../records.text.ts';

/** Says that somebody else has changed the match, which is now shown as it is saved. */
export function warnOfChange(t: RecordsText): void {
  warn(t.changedTitle, t.changedText);
}
