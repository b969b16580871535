import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { players, sampleDraw } from '#domain/bracket/sample-draws.ts';
import { openOlderDatabase } from '#platform/testing/older-database.ts';
import { stages } from '../../server/matches.tables.ts';
import { findNewest } from './draws.events.store.ts';
import { findCurrent } from './draws.store.ts';

const STAGE = '019a9d1c-0000-7000-8000-000000000001';
const DRAW = sampleDraw(players(8));

/** A practice knockout that the version before has drawn twice. */
const ROWS = `
  insert into accounts (id, name, email, language) values ('coach', 'Kato Jun', 'kato@example.com', 'ja');
  insert into stages (id, kind) values ('${STAGE}', 'knockout');
  insert into draws (stage_id, number, draw, drawn_at, drawn_by_account_id)
    select '${STAGE}', number, '${JSON.stringify(DRAW)}', '2026-11-20', 'coach' from generate_series(1, 2) number;
`;

test('Draws of the version before are neither published nor changed by hand, and go with their stage', async () => {
  const { db, close } = await openOlderDatabase('0040_own_matches', ROWS);
  try {
    expect(await findCurrent(db, STAGE)).toMatchObject({ number: 2, draw: DRAW });
    expect(await findNewest(db, STAGE)).toMatchObject({
      number: 2,
      amendments: [],
      stageVersion: null,
      writeId: null,
      publishedAt: null,
      withdrawnAt: null,
    });
    await db.delete(stages).where(eq(stages.id, STAGE));
    const { rows } = (await db.execute(sql`select 1 from draws`)) as unknown as { rows: unknown[] };
    expect(rows).toEqual([]);
  } finally {
    await close();
  }
});
