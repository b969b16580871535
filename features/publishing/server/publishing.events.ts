declare module '#platform/server/events/event.ts' {
  interface Events {
    /** It was edited, closed, opened, cancelled, held back by an operator, or is shown again. */
    'tournament.changed': { readonly tournamentId: number };
  }
}

export {};
