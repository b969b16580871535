import type { Db } from '#platform/server/db/database.ts';

export async function joinByTeamCode(
  _tx: Db,
  _who: unknown,
  _code: string,
): Promise<{ id: number; name: string } | null> {
  return null;
}
export async function findByTeamCode(
  _db: Db,
  _code: string,
): Promise<{ id: number; name: string } | null> {
  return null;
}
