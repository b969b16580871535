declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The desk has called, moved or ordered a match. */
    'queue.changed': { readonly tournamentId: number };
  }
}

export {};
