import { v7 as uuidv7 } from 'uuid';
import { register } from '#features/registration/registration.contract.ts';
import type { Phone, TestApp } from '../../../apps/server/test-app.ts';
import * as joining from '../joining/joining.contract.ts';

/** A registration as the form sends it. */
export function registration(fullName: string, clubId = '') {
  const id = uuidv7();
  const person = {
    fullName,
    nickname: '',
    prefecture: 'Tokyo' as const,
    phone: '03-1234-5678',
    email: `${id}@example.com`,
    password: 'correct horse',
    confirmPassword: 'correct horse',
  };
  return { id, person, club: { clubId }, experience: { level: 'C' as const } };
}

/** A phone whose owner has registered and is signed in. */
export async function signedUp(server: TestApp, fullName: string, clubId = ''): Promise<Phone> {
  const phone = server.phone();
  const body = registration(fullName, clubId);
  const { refusal } = await phone.call(register, { body });
  if (refusal) throw new Error(`"${fullName}" could not register: ${refusal.code}`);
  return phone;
}

/** The same phone, after its owner has joined a group. */
export async function joined(server: TestApp, fullName: string, teamId: string): Promise<Phone> {
  const phone = await signedUp(server, fullName);
  const { refusal } = await phone.call(joining.join, { body: { teamId } });
  if (refusal) throw new Error(`"${fullName}" could not join: ${refusal.code}`);
  return phone;
}

/** The filled-in form of "Create a New Group", with one empty slot. */
export function newGroup(change: { name?: string; teamId?: string; coach?: string } = {}) {
  return {
    creationId: uuidv7(),
    name: 'Sakura Tennis Club',
    teamId: 'SAKURA01',
    director: '',
    coach: '',
    manager: '',
    members: [{ name: 'Aoki Ren' }, { name: '馬場　結衣' }, { name: '' }],
    ...change,
  };
}
