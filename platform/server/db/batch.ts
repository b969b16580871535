/**
 * How many rows a sweep deletes in one transaction. It binds their ids, of which PostgreSQL takes 65,535, and others wait for its
 * locks. A sweep begins again after a full round.
 */
export const BATCH = 5000;
