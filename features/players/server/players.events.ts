/** A player turned out to be the same person as another, or not to be. */
export interface PlayerMerge {
  /** The player without an account. It never changes an id: its rows say which matches were its own. */
  readonly from: string;
  /** The player who has, or had, the matches of both: never one who is merged. */
  readonly into: string;
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    /** The matches of `from`, and of players merged into it before, belong to `into` from now on. */
    'players.merged': PlayerMerge;
    /** The matches of `from`, and of players merged into it before, belong to `from` again. */
    'players.unmerged': PlayerMerge;
  }
}
