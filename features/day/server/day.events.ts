declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The desk has opened the day, or changed its courts, breaks or rules. */
    'day.changed': { readonly tournamentId: number };
  }
}

export {};
