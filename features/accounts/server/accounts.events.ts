declare module '#platform/server/events/event.ts' {
  interface Events {
    /**
     * The owner of the mailbox has the account back. What was set up at `since` or later is not theirs; all of it where `since` is null,
     * since nobody had shown before that the mailbox is theirs.
     */
    'account.recovered': { readonly accountId: string; readonly since: Date | null };
  }
}

export {};
