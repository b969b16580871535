declare module '#platform/server/events/event.ts' {
  interface Events {
    /** Both orders of a tie are out, or one of them was changed since. Its writer has locked the stage. */
    'tie.revealed': { readonly tieId: string; readonly stageId: string };
  }
}

export {};
