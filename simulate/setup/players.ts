import { v7 as uuidv7 } from 'uuid';
import * as checkIn from '#features/day/check-in/check-in.contract.ts';
import * as entries from '#features/entries/entries.contract.ts';
import * as registration from '#features/registration/registration.contract.ts';
import { type Device, must } from '../http/insistent.ts';

/** A player with an account registers on their phone and applies for events of the tournament, or a coach with a team; gives the ids of the entries. */
export async function registerAndApply(
  phone: Device,
  tournamentId: number,
  eventIds: readonly number[],
  team?: string,
): Promise<string[]> {
  const id = uuidv7();
  const person = {
    fullName: `Phone ${id.slice(-4)}`,
    prefecture: 'Tokyo' as const,
    phone: '03-0000-0000',
    email: `phone.${id.slice(-12)}@example.com`,
    password: `${id.slice(-12)} rehearses`,
    confirmPassword: `${id.slice(-12)} rehearses`,
  };
  const body = { id, person, club: {}, experience: { level: 'C' as const } };
  await must(phone.send(registration.register, { body }), 'registering a player');
  const [first, ...also] = eventIds.map((eventId) => ({ id: uuidv7(), eventId }));
  if (!first) throw new Error('nobody enters no event');
  const place = { ...first, tournamentId, also, agreed: true, ...(team !== undefined && { team }) };
  await must(phone.send(entries.apply, { body: place }), 'applying');
  return [first, ...also].map((one) => one.id);
}

/** A player checks in with the code that is shown at the venue. */
export async function checkInByCode(phone: Device, id: number, code: string): Promise<void> {
  const sent = phone.send(checkIn.checkIn, { params: { id }, body: { code } });
  const { checkIn: own } = await must(sent, 'checking in by the code');
  if (!own.people.every(({ state }) => state === 'present')) {
    throw new Error('a player who has checked in is not present');
  }
}
