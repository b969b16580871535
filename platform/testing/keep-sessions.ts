import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/database.ts';
import type { TestClock } from './test-clock.ts';

/** A test jumps over hours and days for other reasons than that people are logged out. */
const JUMP_MS = 60 * 60 * 1000;

/** Moves all sessions on with a jump of the clock, as if people had used the app meanwhile; `keep` runs before each call. */
export function keepSessions(db: Db, clock: TestClock) {
  let last = clock.now().getTime();
  let isOn = true;
  return {
    letEnd: () => {
      isOn = false;
    },
    async keep() {
      const jump = clock.now().getTime() - last;
      last += jump;
      if (!isOn || jump < JUMP_MS) return;
      const by = sql`make_interval(secs => ${jump / 1000})`;
      await db.execute(sql`update sessions set created_at = created_at + ${by},
        expires_at = expires_at + ${by}, seen_at = seen_at + ${by}, proven_at = proven_at + ${by}`);
    },
  };
}
