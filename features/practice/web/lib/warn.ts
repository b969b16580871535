import { notify } from '#platform/web/notify/notify.ts';

/** A destructive notification. */
export function warn(title: string, description: string): void {
  notify({ title, description, variant: 'destructive' });
}
