import { accountsMessages } from '#features/accounts/accounts.messages.en.ts';
import { entriesMessages } from '#features/entries/entries.messages.en.ts';
import { groupsMessages } from '#features/groups/groups.messages.en.ts';
import { homeMessages } from '#features/home/home.messages.en.ts';
import { noticesMessages } from '#features/notices/notices.messages.en.ts';
import { organizersMessages } from '#features/organizers/organizers.messages.en.ts';
import { paymentsMessages } from '#features/payments/payments.messages.en.ts';
import { freePracticeMessages } from '#features/practice/free-practice/free-practice.messages.en.ts';
import { oneOnOneMessages } from '#features/practice/one-on-one/one-on-one.messages.en.ts';
import { recordsMessages } from '#features/practice/records/records.messages.en.ts';
import { tournamentsMessages } from '#features/tournaments/tournaments.messages.en.ts';
import { platformMessages } from '#platform/web/platform.messages.en.ts';

/** Every feature's words, by the name that its `textOf` asks for. */
export const catalogue = {
  oneOnOne: oneOnOneMessages,
  freePractice: freePracticeMessages,
  records: recordsMessages,
  payments: paymentsMessages,
  organizers: organizersMessages,
  entries: entriesMessages,
  tournaments: tournamentsMessages,
  groups: groupsMessages,
  accounts: accountsMessages,
  home: homeMessages,
  notices: noticesMessages,
  platform: platformMessages,
};
