/** Why the server cannot start, in one sentence for the person who starts it and can correct it. It needs no stack. */
export class CannotStart extends Error {}
