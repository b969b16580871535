import type { Phone, TestApp } from '../../../../apps/server/test-app.ts';
import * as groups from '../../groups.contract.ts';
import * as joining from '../../joining/joining.contract.ts';
import { newGroup, signedUp } from '../../server/groups.people.factory.ts';

export const SAKURA = { id: 1 };
export const CODE = 'SAKURA01';

/** A group whose list is Aoki Ren (1) and 馬場 結衣 (2), neither with an account; its creator looks after it (3). */
export async function sakura(server: TestApp): Promise<Phone> {
  const coach = await signedUp(server, 'Kato Jun');
  await coach.call(groups.create, { body: newGroup() });
  return coach;
}

/** A phone whose owner the coach has confirmed as the member of that name. */
export async function confirmed(server: TestApp, coach: Phone, name: string): Promise<Phone> {
  const phone = await signedUp(server, name, CODE);
  const { data } = await coach.call(joining.find, { params: SAKURA });
  const requestId = data?.requests[0]?.id ?? '';
  const params = { ...SAKURA, requestId };
  const { refusal } = await coach.call(joining.answer, {
    params,
    body: { answer: 'same-person' },
  });
  if (refusal) throw new Error(`"${name}" was not confirmed: ${refusal.code}`);
  return phone;
}

/** The list as a phone sees it: number, name, and whether the member has an account. */
export async function listOf(phone: Phone) {
  const { data } = await phone.call(groups.find, { params: SAKURA });
  return data?.members.map(({ id, name, joined }) => [id, name, joined]);
}
