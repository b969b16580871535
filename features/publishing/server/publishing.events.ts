declare module '#platform/server/events/event.ts' {
  interface Events {
    /** It was edited, closed, opened, cancelled, held back by an operator, or is shown again. */
    'tournament.changed': {
      readonly tournamentId: number;
      /** Its day, or the time at which it begins, is another one. */
      readonly beginsElse?: boolean;
      /** It is played on another day. */
      readonly isOtherDay?: boolean;
      /** It has another sport, has become unlisted, or is listed again: its results may count otherwise. */
      readonly countsElse?: boolean;
    };
  }
}

export {};
