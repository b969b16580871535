import { v7 as uuidv7 } from 'uuid';
import { describe, expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../accounts.contract.ts';

const person = {
  fullName: '山田 太郎',
  nickname: '',
  prefecture: 'Tokyo' as const,
  phone: '03-1234-5678',
  email: 'Taro@example.com',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};
const registration = () => ({
  id: uuidv7(),
  person,
  club: { clubId: '' },
  experience: { level: 'B' as const },
});

describe('registration', () => {
  test('makes the account, gives the rating of the level, and signs the player in', async ({
    server,
  }) => {
    const phone = server.phone();
    const answer = await phone.call(contract.register, { body: registration() });
    expect(answer.data).toEqual({
      rating: { points: 1600, rank: 'B', place: 1000, players: 5000 },
      club: 'none',
      clubName: null,
    });
    const { data } = await phone.call(contract.session);
    expect(data?.account).toMatchObject({ name: '山田 太郎', roles: ['player'], demo: false });
  });
});
