declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A device has sent a running score that differs from the one before. */
    'tally.changed': {
      readonly tournamentId: number;
      readonly stageId: string;
      readonly matchId: string;
      /** The one that is published. */
      readonly drawNumber: number;
    };
  }
}

export {};
