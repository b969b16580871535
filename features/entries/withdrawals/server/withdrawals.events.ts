import type { EntryWithTournament } from '../../server/entries.store.ts';
import type { StoredRequest } from './withdrawals.store.ts';

interface Requested extends Pick<EntryWithTournament, 'entry' | 'tournament'> {
  readonly request: StoredRequest;
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A player, a guardian or the deletion of an account asks for a withdrawal from a closed event. */
    'withdrawal.asked': Requested;
    /** The entry stays; a granted request ends in `entry.withdrawn`. */
    'withdrawal.declined': Requested & { readonly word: string };
  }
}
