import pg from 'pg';

/**
 * Writes to the matches of a query in turn, one after the other, on a connection of its own; `stop` gives the longest time in
 * ms.
 */
export async function startWriter(
  url: string,
  idsOf: string,
  write: (client: pg.Client, id: string, index: number) => Promise<unknown>,
): Promise<{ stop(): Promise<number> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(idsOf);
  let writing = true;
  let longest = 0;
  const ended = (async () => {
    for (let index = 0; writing; index++) {
      const before = performance.now();
      await write(client, rows[index % rows.length].id, index);
      longest = Math.max(longest, performance.now() - before);
    }
  })();
  return {
    stop: async () => {
      writing = false;
      await ended;
      await client.end();
      return longest;
    },
  };
}

/** Writes a note to a match, as a correction does. */
export function note(client: pg.Client, id: string, index: number): Promise<unknown> {
  return client.query('update matches set version = version + 1, notes = $2 where id = $1', [
    id,
    String(index),
  ]);
}
