declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A result of a tournament whose results are final has changed: what was computed from them is computed again. */
    'result.corrected': { readonly tournamentId: number; readonly eventId: number };
  }
}

export {};
