declare module '#platform/server/events/event.ts' {
  interface Events {
    /** Somebody has entered a result, agreed to one or contradicted it, or nobody has in time. */
    'handshake.changed': { readonly tournamentId: number };
  }
}

export {};
