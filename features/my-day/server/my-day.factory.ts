import * as contract from '#features/entries/own-day/own-day.contract.ts';
import type { OwnDay } from '#features/entries/own-day/server/own-day.provider.ts';
import type { Phone } from '../../../apps/server/test-app.ts';

/** What a phone reads of its day. */
export async function dayOf(phone: Phone): Promise<OwnDay[]> {
  const { data, refusal } = await phone.call(contract.find, {});
  if (!data) throw new Error(`the day was not read: ${refusal?.code}`);
  return data.days;
}

/** One line for each match of the only tournament of today: "called 1 Abe v. Ito". */
export async function linesOf(phone: Phone): Promise<string[]> {
  const [day] = await dayOf(phone);
  return (day?.matches ?? []).map(lineOf);
}

export function lineOf({ role, state, court, sides }: OwnDay['matches'][number]): string {
  const names = sides.map((side) => side?.name ?? '?').join(' v. ');
  return [role === 'umpire' ? 'umpires' : '', state, court ?? '', names].filter(Boolean).join(' ');
}
