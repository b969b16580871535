declare module '#platform/server/events/event.ts' {
  interface Events {
    /** Strangers may read another form of somebody's name now: by the age or the choice of a guardian, or because the account is deleted. */
    'name.changed': { readonly accountId: string };
  }
}

export {};
