declare module '#platform/server/events/event.ts' {
  interface Events {
    /** Every device of an account was signed out, every one but the current one, or another one. */
    'devices.signed-out': { readonly accountId: string };
    /**
     * A sign-in begins a session on a browser in place of one that it had: a living one, perhaps of another account, which ends, or one
     * of the same account that may have expired before.
     */
    'session.replaced': {
      /** Whose session begins. */
      readonly accountId: string;
      readonly from: string;
      readonly to: string;
    };
  }
}

export {};
