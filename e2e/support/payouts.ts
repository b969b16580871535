import { expect } from '@playwright/test';
import type { Phone } from './phone.ts';
import { inDialog, press, shows } from './screen.ts';
import type { Words } from './words.ts';

/** Fills in the form, wrong at first, and gives the account. */
export async function giveAccount(
  { page, axe, screenshot }: Phone,
  t: Words['payouts'],
  name: string,
) {
  await page.fill('[name=bank]', 'みどり銀行');
  await page.fill('[name=branch]', '本店');
  await page.fill('[name=number]', '123456');
  await page.fill('[name=holder]', '山田 花子');
  await press(page, t.give);
  await shows(page, t.accountErrors.numberWrong);
  await shows(page, t.accountErrors.holderWrong);
  await axe();
  await screenshot(`wrong-${name}`, { fullPage: true });
  await page.fill('[name=number]', '１２３４５６７');
  await page.fill('[name=holder]', 'やまだ はなこ');
  await press(page, t.give);
  await shows(page, t.states.ready);
  await shows(page, t.to('みどり銀行 本店', '567'));
  await axe();
  await screenshot(`given-${name}`, { fullPage: true });
}

/** Notes the transfer to the account that is shown. */
export async function notePaidOut(
  { page, axe, screenshot }: Phone,
  t: Words['payouts'],
  name: string,
) {
  await shows(page, 'ヤマダ ハナコ');
  await shows(page, '1234567');
  await axe();
  await screenshot(`owed-${name}`, { fullPage: true });
  await press(page, new RegExp(`^${t.markPaid}[:：]`));
  await inDialog(page, t.markPaid);
  await shows(page, t.accountErrors.missing);
  await page.fill('dialog[open] [name=paidOutName]', '経理 田中');
  await axe();
  await screenshot(`note-${name}`);
  await inDialog(page, t.markPaid);
  await shows(page, t.dueStates['paid-out']);
  await expect(page.getByText('ヤマダ ハナコ')).toHaveCount(0);
}
