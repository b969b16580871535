/** A group plays another sport than before: what was played in it counts elsewhere. */
export interface GroupSport {
  readonly groupId: number;
}

declare module '#platform/server/events/event.ts' {
  interface Events {
    'group.sport-changed': GroupSport;
  }
}
