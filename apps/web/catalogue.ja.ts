import { accountsMessages } from '#features/accounts/accounts.messages.ja.ts';
import { entriesMessages } from '#features/entries/entries.messages.ja.ts';
import { groupsMessages } from '#features/groups/groups.messages.ja.ts';
import { homeMessages } from '#features/home/home.messages.ja.ts';
import { noticesMessages } from '#features/notices/notices.messages.ja.ts';
import { organizersMessages } from '#features/organizers/organizers.messages.ja.ts';
import { paymentsMessages } from '#features/payments/payments.messages.ja.ts';
import { freePracticeMessages } from '#features/practice/free-practice/free-practice.messages.ja.ts';
import { oneOnOneMessages } from '#features/practice/one-on-one/one-on-one.messages.ja.ts';
import { recordsMessages } from '#features/practice/records/records.messages.ja.ts';
import { tournamentsMessages } from '#features/tournaments/tournaments.messages.ja.ts';
import { platformMessages } from '#platform/web/platform.messages.ja.ts';

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
