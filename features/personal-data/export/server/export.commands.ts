import * as devices from '#features/accounts/devices/server/devices.export.store.ts';
import * as passkeys from '#features/accounts/passkeys/server/passkeys.export.store.ts';
import * as secondFactor from '#features/accounts/second-factor/server/second-factor.export.store.ts';
import * as accounts from '#features/accounts/server/accounts.export.store.ts';
import * as audit from '#features/audit/server/audit.export.store.ts';
import * as checkIns from '#features/day/check-in/server/check-in.export.store.ts';
import * as applications from '#features/entries/applications/server/applications.export.store.ts';
import * as entries from '#features/entries/server/entries.export.store.ts';
import * as withdrawals from '#features/entries/withdrawals/server/withdrawals.export.store.ts';
import * as eventDraws from '#features/event-draws/server/event-draws.export.store.ts';
import * as groups from '#features/groups/server/groups.export.store.ts';
import * as guardians from '#features/guardians/server/guardians.export.store.ts';
import * as preferences from '#features/notifications/preferences/server/preferences.export.store.ts';
import * as notifications from '#features/notifications/server/notifications.export.store.ts';
import * as organizers from '#features/organizers/server/organizers.export.store.ts';
import * as pairs from '#features/pairs/server/pairs.export.store.ts';
import * as payments from '#features/payments/server/payments.export.store.ts';
import * as players from '#features/players/server/players.export.store.ts';
import * as practice from '#features/practice/server/practice.export.store.ts';
import * as ratings from '#features/ratings/server/ratings.export.store.ts';
import * as referees from '#features/referees/server/referees.export.store.ts';
import * as tournaments from '#features/tournaments/server/tournaments.export.store.ts';
import type { Db } from '#platform/server/db/database.ts';
import { listByAddress } from '#platform/server/mail/mail.export.store.ts';
import type { Services } from '#platform/server/services.ts';
import {
  PERSONAL_PARTS,
  type PersonalData,
  type PersonalPart,
  type PersonalRow,
} from '#platform/shared/personal-data.ts';
import { isOwnMail } from '../../personal-data.mails.policy.ts';

interface Person {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly createdAt: Date;
}

/** Each feature exports its part; a part without one is a type error. */
const PARTS: Readonly<Record<PersonalPart, (tx: Db, person: Person) => Promise<PersonalRow[]>>> = {
  profile: (tx, { id }) => accounts.listProfile(tx, id),
  ages: (tx, { id }) => guardians.listAges(tx, id),
  guardians: (tx, { id }) => guardians.listGuardians(tx, id),
  logins: (tx, { id }) => accounts.listLogins(tx, id),
  devices: (tx, { id }) => devices.listKnownDevices(tx, id),
  signIns: (tx, { id }) => devices.listPersonSignIns(tx, id),
  passkeys: (tx, { id }) => passkeys.listPersonPasskeys(tx, id),
  secondFactor: (tx, { id }) => secondFactor.listSecondFactor(tx, id),
  ratings: async (tx, { id }) => [
    ...(await accounts.listRatings(tx, id)),
    ...(await ratings.listRates(tx, id)),
    ...(await ratings.listHidden(tx, id)),
  ],
  ratingSteps: (tx, { id }) => ratings.listSteps(tx, id),
  points: (tx, { id }) => payments.listPoints(tx, id),
  pointSpendings: (tx, { id }) => payments.listPointSpendings(tx, id),
  entries: (tx, { id }) => entries.listEntries(tx, id),
  payments: (tx, { id }) => payments.listPayments(tx, id),
  refunds: (tx, { id }) => payments.listRefunds(tx, id),
  waitingList: (tx, { id }) => entries.listWaiting(tx, id),
  teamApplications: (tx, { id }) => applications.listApplications(tx, id),
  withdrawals: (tx, { id }) => withdrawals.listWithdrawals(tx, id),
  checkIns: (tx, { id }) => checkIns.listCheckIns(tx, id),
  pairs: (tx, { id }) => pairs.listPairs(tx, id),
  seedings: (tx, { id }) => eventDraws.listSeedings(tx, id),
  eventDraws: (tx, { id }) => eventDraws.listDraws(tx, id),
  eventMatches: (tx, { id }) => eventDraws.listMatches(tx, id),
  players: (tx, { id }) => players.listPlayers(tx, id),
  groups: (tx, { id }) => groups.listGroups(tx, id),
  practiceMatches: (tx, { id }) => practice.listMatches(tx, id),
  practiceSessions: async (tx, { id }) => [
    ...(await practice.listSessions(tx, id)),
    ...(await practice.listEvenings(tx, id)),
  ],
  practiceWrites: (tx, { id }) => practice.listWrites(tx, id),
  sharedBrackets: (tx, { id }) => practice.listShares(tx, id),
  notifications: (tx, { id }) => notifications.listNotifications(tx, id),
  preferences: (tx, { id }) => preferences.listPreferences(tx, id),
  mails: listMails,
  organizations: (tx, { id }) => organizers.listOrganizations(tx, id),
  organizerApplications: (tx, { id: accountId, email }) =>
    organizers.listApplications(tx, { accountId, email }),
  tournaments: (tx, { id }) => tournaments.listTournaments(tx, id),
  refereeing: async (tx, { id }) => [
    ...(await referees.listRefereed(tx, id)),
    ...(await eventDraws.listSeeded(tx, id)),
  ],
  operatorLog: (tx, { id }) => audit.listActions(tx, id),
};

/** Everything that is stored about a person, at one moment. */
export function exportPersonalData({ db }: Services, person: Person): Promise<PersonalData> {
  return db.transaction(
    async (tx) => {
      const data: Partial<Record<PersonalPart, PersonalRow[]>> = {};
      // One after the other: a transaction has one connection.
      for (const part of PERSONAL_PARTS) data[part] = await PARTS[part](tx, person);
      return data as PersonalData;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The mails to the address that are the person's own. */
async function listMails(tx: Db, person: Person): Promise<PersonalRow[]> {
  const rows = await listByAddress(tx, { address: person.email, since: person.createdAt });
  return rows
    .filter((mail) => isOwnMail(mail, person))
    .map((mail) => ({
      kind: mail.kind,
      subject: mail.subject,
      text: mail.text,
      state: mail.state,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    }));
}
