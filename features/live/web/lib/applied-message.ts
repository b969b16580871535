import type { LiveSnapshot, Message } from '../../live.contract.ts';

/** What a message makes of a snapshot, and whether the snapshot is to be read again. */
export interface Applied {
  readonly snapshot: LiveSnapshot;
  /** `now`: something is missing; `later`: only expected times may have moved; null: nothing is. */
  readonly reread: 'now' | 'later' | null;
}

/**
 * Applies the change number `seq`. A change that the snapshot already has alters nothing. Numbers without gaps are
 * the server's promise: after a gap the snapshot stays, since another one is on its way.
 */
export function applied(snapshot: LiveSnapshot, seq: number, message: Message): Applied {
  if (message.kind === 'reset') {
    // The number may be lower than the reader's: the server has gone back to a backup.
    return { snapshot: { ...snapshot, seq: Math.min(snapshot.seq, seq) }, reread: 'now' };
  }
  if (message.kind === 'open') return { snapshot, reread: seq > snapshot.seq ? 'now' : null };
  if (seq <= snapshot.seq) return { snapshot, reread: null };
  if (seq > snapshot.seq + 1) return { snapshot, reread: 'now' };
  const changed = new Map(message.matches.map((match) => [match.key, match]));
  const isNew = message.matches.some(({ key }) => !snapshot.matches.some((one) => one.key === key));
  return {
    snapshot: {
      ...snapshot,
      seq,
      matches: snapshot.matches.map((match) => changed.get(match.key) ?? match),
    },
    // A corrected result may have another winner of the whole.
    reread: isNew || snapshot.winners.length > 0 ? 'now' : 'later',
  };
}

/** The events of which a match has another result, or none any more: it moves somebody in their draws. */
export function eventsOfResults(before: LiveSnapshot, after: LiveSnapshot): ReadonlySet<number> {
  if (before === after) return new Set();
  const results = new Map(before.matches.map(({ key, result }) => [key, JSON.stringify(result)]));
  const changed = after.matches.filter(
    ({ key, result }) => results.get(key) !== JSON.stringify(result),
  );
  return new Set(changed.map(({ eventId }) => eventId));
}

/** The newer one of what is shown and what was read: an answer may come from a cache, or overtake a message. */
export function newerOf(shown: LiveSnapshot | undefined, read: LiveSnapshot): LiveSnapshot {
  return shown && shown.seq > read.seq ? shown : read;
}
