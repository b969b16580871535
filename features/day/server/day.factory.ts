import { v7 as uuidv7 } from 'uuid';
import type { Phone } from '../../../apps/server/test-app.ts';
import { open } from '../day.contract.ts';

/** Opens the day of a tournament from a phone of its desk, with one court; gives the id of the court. */
export async function openDayFrom(desk: Phone, tournamentId: number): Promise<string> {
  const id = uuidv7();
  const body = { courts: [{ id, name: '1' }], events: [] };
  const { refusal } = await desk.call(open, { params: { id: tournamentId }, body });
  if (refusal) throw new Error(`the day was not opened: ${refusal.code}`);
  return id;
}
