import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, as a `Date`. Columns without a time zone would depend on the server's. */
export const instant = () => timestamp({ withTimezone: true });
