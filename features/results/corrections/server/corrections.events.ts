declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A result of a tournament whose results are final has changed: what was computed from them is computed again. */
    'result.corrected': {
      readonly tournamentId: number;
      readonly eventId: number;
      /** The correction in which it has changed; null where none is open. */
      readonly correctionId: string | null;
    };
  }
}

export {};
