import { expect, test } from 'vitest';
import { entriesMessages as entriesEn } from '#features/entries/entries.messages.en.ts';
import { entriesMessages as entriesJa } from '#features/entries/entries.messages.ja.ts';
import { waitingListMessages as waitingListEn } from '#features/entries/waiting-list/waiting-list.messages.en.ts';
import { waitingListMessages as waitingListJa } from '#features/entries/waiting-list/waiting-list.messages.ja.ts';
import { groupsMessages } from '#features/groups/groups.messages.en.ts';
import { helpMessages as en } from './help.messages.en.ts';
import { helpMessages as ja } from './help.messages.ja.ts';

test.for([
  ['English', en.answers.full, waitingListEn.join],
  ['Japanese', ja.answers.full, waitingListJa.join],
] as const)(
  'The help on full tournaments names the button of the waiting list (%s)',
  ([, answer, button]) => {
    expect(answer).toContain(button);
  },
);

test('The help on groups names the button that creates one', () => {
  expect(en.answers.group).toContain(`"${groupsMessages.createGroup}"`);
});

test.for([
  ['English', en.answers.withdraw, entriesEn.askToWithdraw],
  ['Japanese', ja.answers.withdraw, entriesJa.askToWithdraw],
] as const)(
  'The help on withdrawing names the button that asks for it once the entries are closed (%s)',
  ([, answer, button]) => {
    expect(answer).toContain(button);
  },
);
