import { expect } from 'vitest';
import { makeTournament } from '#features/tournaments/server/tournaments.factory.ts';
import { test } from '../apps/server/test-app.ts';
import { updateSequences } from './demo-numbers.store.ts';

test('The numbers of a world that was undone are given once more, and those of a table with rows go on', async ({
  server: { services },
}) => {
  const { db } = services;
  const undone = db.transaction(async (tx) => {
    expect(await makeTournament({ ...services, db: tx })).toBe(1);
    throw new Error('the start was stopped');
  });
  await expect(undone).rejects.toThrow('the start was stopped');
  await updateSequences(db);
  expect(await makeTournament(services)).toBe(1);
  await updateSequences(db);
  expect(await makeTournament(services)).toBe(2);
});
