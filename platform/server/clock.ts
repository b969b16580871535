/** Where the server's "now" comes from; tests bring one that stands still until told otherwise. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
