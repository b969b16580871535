import { DEMO_OPERATOR } from '#demo/demo-people.ts';
import type { App } from '#platform/testing/server-process.ts';
import { send } from './club.ts';
import { newPhone, type Phone, type PhoneOptions } from './phone.ts';

/** The phone of the demo's operator, signed in; a desk by its `width`. */
export async function operatorPhone(app: App, options: PhoneOptions = {}): Promise<Phone> {
  const phone = await newPhone(app, options);
  const { email: loginId, password } = DEMO_OPERATOR;
  await send(phone, 'POST', '/api/accounts/login', { loginId, password });
  return phone;
}
