import type { EventOfStage } from './matches.stages.store.ts';

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A match of this stage of an event has got a result, another one, or has none any more. Its writer has locked the stage. */
    'result.changed': EventOfStage & {
      readonly stageId: string;
      /** A rubber: the result of its tie follows from it, and is 'tie.settled'. */
      readonly isRubber: boolean;
    };
    /** The desk has entered the very result that a match has already. Its writer has locked the stage. */
    'result.agreed': { readonly matchId: string; readonly version: number };
    /** A league or a knockout of practice looks different now, or is gone. Its writer has locked it. */
    'session.changed': { readonly sessionId: string };
  }
}
