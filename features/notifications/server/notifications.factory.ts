import type { Phone } from '../../../apps/server/test-app.ts';
import * as contract from '../notifications.contract.ts';

/** What the person who is signed in on a phone was notified of, the newest first. */
export async function newsOf(phone: Phone) {
  const { data } = await phone.call(contract.list, { query: {} });
  if (!data) throw new Error('nobody is signed in on this phone');
  return data.notifications;
}

/** The kinds of that. */
export async function newsKindsOf(phone: Phone) {
  return (await newsOf(phone)).map(({ kind }) => kind);
}
