import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, as a `Date`. Columns without a time zone would depend on the server's zone. */
export const instant = () => timestamp({ withTimezone: true });
