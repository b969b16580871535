import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { makePlayer } from '#features/accounts/server/accounts.factory.ts';
import { notifications } from '#features/notifications/server/notifications.tables.ts';
import { findByAccount } from '#features/players/server/players.store.ts';
import { tournaments } from '#features/tournaments/server/tournaments.tables.ts';
import { test } from '../../../apps/server/test-app.ts';
import { rateTournament } from './ratings.commands.ts';
import { makePlayedTournament } from './ratings.factory.ts';
import { playerRatings } from './ratings.tables.ts';

test('A tournament that gets another sport is news for who has played in the former one since', async ({
  server,
}) => {
  const { services } = server;
  const { db } = services;
  const [a, b, c] = [
    await makePlayer(services),
    await makePlayer(services),
    await makePlayer(services),
  ];
  const moved = await makePlayedTournament(services, {
    day: '2026-06-07',
    matches: [{ winner: a, loser: b }],
  });
  const next = await makePlayedTournament(services, {
    day: '2026-08-02',
    matches: [{ winner: b, loser: c }],
  });
  for (const id of [moved, next]) await rateTournament(services, id);
  await db.update(tournaments).set({ sport: 'tennis' }).where(eq(tournaments.id, moved));
  await rateTournament(services, moved);
  const playerId = (await findByAccount(db, c.id)) ?? '';
  const [rate] = await db.select().from(playerRatings).where(eq(playerRatings.playerId, playerId));
  const news = await db
    .select({ facts: notifications.facts })
    .from(notifications)
    .where(and(eq(notifications.accountId, c.id), eq(notifications.kind, 'rate-corrected')));
  expect(news).toMatchObject([{ facts: { points: Math.round(rate?.points ?? 0) } }]);
});
