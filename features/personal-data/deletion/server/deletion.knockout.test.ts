import { expect } from 'vitest';
import { type KnockoutOutput, knockout } from '#features/practice/knockout/knockout.contract.ts';
import { enter } from '#features/practice/knockout/server/knockout.people.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { createAccountWithAllData, PLAYER_NAME } from '../../server/personal-data.factory.ts';
import { leave } from '../deletion.contract.ts';

const nameIn = ({ draw }: KnockoutOutput, id: string) =>
  draw.entrants.find((entrant) => entrant.id === id)?.name;

test('Deleting an account replaces its name in the notes on walkovers of others in the same bracket', async ({
  server,
}) => {
  const { phone, coach, knockout: id } = await createAccountWithAllData(server);
  const read = async () => (await coach.call(knockout, { params: { id } })).data!.knockout;
  const before = await read();
  const open = before.draw.matches.find(
    ({ player1, player2, result }) =>
      !result &&
      [player1, player2].every((player) => player && nameIn(before, player) !== PLAYER_NAME),
  )!;
  const notes = `${PLAYER_NAME} waited for them`;
  await enter(coach, before, open.id, { walkover: 'player1', notes });
  await phone.call(leave, { body: { password: 'correct horse' } });
  const mark = (await read()).marks.find(({ matchId }) => matchId === open.id);
  expect(mark?.notes).toBe('Former player waited for them');
});
