import { v7 as uuidv7 } from 'uuid';
import * as Rating from '#domain/rating/rating.ts';
import * as guardians from '#features/guardians/server/guardians.store.ts';
import {
  createPlayer,
  type NewPlayer,
} from '#features/registration/server/registration.commands.ts';
import { hashPublicPassword } from '#platform/server/password-hash.ts';
import type { Services } from '#platform/server/services.ts';
import { updateEmailProven } from './accounts.password.store.ts';

export interface MadePlayer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
}

let made = 0;

/** Registers a player the way the endpoint does, with defaults for missing fields: of age, unless `age` is null. */
export async function makePlayer(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  options: Partial<NewPlayer> & {
    password?: string;
    level?: Rating.Level;
    emailVerified?: boolean;
    age?: null;
  } = {},
): Promise<MadePlayer> {
  const number = ++made;
  const {
    password = 'correct horse',
    level = 'C',
    emailVerified,
    age = 'adult',
    ...given
  } = options;
  const registration: NewPlayer = {
    id: uuidv7(),
    fullName: `Player ${number}`,
    nickname: null,
    prefecture: 'Tokyo',
    phone: '03-1234-5678',
    email: `player${number}.${uuidv7().slice(-6)}@example.com`,
    language: 'en',
    rating: Rating.initial(level),
    passwordHash: await hashPublicPassword(password),
    ...given,
  };
  await db.transaction((tx) => createPlayer({ clock }, tx, registration));
  if (emailVerified) await updateEmailProven(db, registration.id);
  if (age) await guardians.updateAge(db, { accountId: registration.id, age, now: clock.now() });
  return {
    id: registration.id,
    email: registration.email,
    password,
    fullName: registration.fullName,
  };
}
