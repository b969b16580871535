declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The organizer has saved how the ties of an event are played. Its writer has locked the season that the event may have. */
    'tie.rules-changed': {
      readonly tournamentId: number;
      readonly eventId: number;
      /** So long before a tie its orders are due. */
      readonly fileMinutes: { readonly before: number; readonly after: number };
    };
  }
}

export {};
