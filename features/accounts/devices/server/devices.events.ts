declare module '#platform/server/events/event.ts' {
  interface Events {
    /** Every device of an account was signed out, every one but the current one, or another one. */
    'devices.signed-out': { readonly accountId: string };
    /** A sign-in begins a session on a browser and ends the one that it had, perhaps of another account. */
    'session.replaced': {
      /** Whose session begins. */
      readonly accountId: string;
      readonly from: string;
      readonly to: string;
    };
  }
}

export {};
