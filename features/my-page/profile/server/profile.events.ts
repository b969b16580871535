declare module '#platform/server/events/event.ts' {
  interface Events {
    /** A person has another name or reading, or another school or club, than before. */
    'profile.changed': { readonly accountId: string };
  }
}

export {};
