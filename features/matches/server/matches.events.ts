declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A match of this stage of an event has got a result, another one, or has none any more. Its writer has locked the stage. */
    'result.changed': { readonly stageId: string };
    /** A league or a knockout of practice looks different now, or is gone. Its writer has locked it. */
    'session.changed': { readonly sessionId: string };
  }
}

export {};
