import type { PersonalPart } from '#platform/shared/personal-data.ts';

interface Line {
  /** The part of the export that holds it, or why none does. */
  readonly exported: PersonalPart | { readonly not: string };
  /**
   * When the account is deleted: the row is deleted; or it stays and says nothing of the person, because the account
   * that it points to has lost its name and everything else; or it stays unchanged.
   */
  readonly erasure: 'deleted' | 'anonymous' | 'retained';
  readonly why?: string;
}

const secret = { not: 'It proves who somebody is, and helps only a thief' } as const;

/**
 * Every column that names a person's account, and the tables that name people without one. A test compares it with the
 * database: a new table has to say here what happens to it, and the export and the deletion have to do it.
 */
export const REGISTER: Readonly<Record<string, Line>> = {
  'accounts.id': {
    exported: 'profile',
    erasure: 'anonymous',
    why: 'Results and books point at it; name, address, phone and all else in it are gone',
  },
  'player_ages.account_id': { exported: 'ages', erasure: 'deleted' },
  'guardianships.account_id': { exported: 'guardians', erasure: 'deleted' },
  'sessions.user_id': { exported: 'logins', erasure: 'deleted' },
  'known_devices.account_id': { exported: 'devices', erasure: 'deleted' },
  'sign_ins.account_id': { exported: 'signIns', erasure: 'deleted' },
  'passkeys.account_id': { exported: 'passkeys', erasure: 'deleted' },
  'second_factors.account_id': { exported: 'secondFactor', erasure: 'deleted' },
  'recovery_codes.account_id': { exported: 'secondFactor', erasure: 'deleted' },
  'credentials.user_id': { exported: secret, erasure: 'deleted' },
  'ratings.account_id': { exported: 'ratings', erasure: 'deleted' },
  'hidden_players.account_id': { exported: 'ratings', erasure: 'deleted' },
  'ranked_players.account_id': {
    exported: { not: 'The place that follows from the rates, which are exported' },
    erasure: 'deleted',
  },
  'notification_preferences.account_id': { exported: 'preferences', erasure: 'deleted' },
  'push_subscriptions.account_id': {
    exported: {
      not: 'Knowledge of the address is enough to send there; it ends with its login, which is exported',
    },
    erasure: 'deleted',
  },
  'notifications.account_id': { exported: 'notifications', erasure: 'deleted' },
  'point_lots.account_id': { exported: 'points', erasure: 'deleted' },
  'payments.account_id': {
    exported: 'payments',
    erasure: 'anonymous',
    why: 'Books have to be retained; refunds depend on them',
  },
  'payouts.account_id': {
    exported: 'refunds',
    erasure: 'anonymous',
    why: 'Books have to be retained, and what is still owed is transferred to the account that was given',
  },
  'payouts.sealed_account': {
    exported: {
      not: 'The bank account is encrypted until the transfer; its owner sees the bank and the last digits at their refund',
    },
    erasure: 'retained',
    why: 'Without it the money could not go back; it is deleted with the transfer',
  },
  'payouts.paid_out_by_account_id': {
    exported: { not: 'That somebody has noted a transfer says nothing of them' },
    erasure: 'anonymous',
    why: 'What was transferred belongs to the books, without the account of who noted it',
  },
  'entries.account_id': {
    exported: 'entries',
    erasure: 'anonymous',
    why: 'The organizer needs the number of participants, and the books what was paid for',
  },
  'withdrawals.decided_by_account_id': {
    exported: 'withdrawals',
    erasure: 'anonymous',
    why: 'The decision stays, without the name of the person who made it',
  },
  'waiting_entries.account_id': { exported: 'waitingList', erasure: 'deleted' },
  'entry_partners.account_id': {
    exported: 'pairs',
    erasure: 'anonymous',
    why: 'A past pair stays with its player; pairs of coming tournaments are left, and open invitations declined',
  },
  'groups.creator_account_id': {
    exported: 'groups',
    erasure: 'anonymous',
    why: 'The club keeps its records; the coach, the manager or the longest-standing member takes over',
  },
  'players.account_id': {
    exported: 'players',
    erasure: 'anonymous',
    why: 'Matches point at the player; all names are gone, also of players merged into this one',
  },
  'rating_changes.player_id': {
    exported: 'ratings',
    erasure: 'anonymous',
    why: 'Rates are results: those of the opponents follow from them, under "Former player"',
  },
  'rating_steps.player_id': {
    exported: 'ratingSteps',
    erasure: 'anonymous',
    why: 'The reasons of the opponents stay, against "Former player"',
  },
  'players.created_by_account': {
    exported: {
      not: 'That somebody has typed the names of a list says nothing that the list does not',
    },
    erasure: 'anonymous',
    why: 'The players of a club stay on its list without the name of the person who typed it',
  },
  'group_members.account_id': {
    exported: 'groups',
    erasure: 'anonymous',
    why: 'Practice records point at the row; its name is gone and it is on no list',
  },
  'group_requests.account_id': { exported: 'groups', erasure: 'deleted' },
  'practice_sessions.owner_account_id': {
    exported: 'practiceSessions',
    erasure: 'anonymous',
    why: 'A league belongs to everybody who played in it',
  },
  'practice_evenings.owner_account_id': {
    exported: 'practiceSessions',
    erasure: 'anonymous',
    why: 'A practice evening belongs to everybody who came',
  },
  'matches.owner_account_id': {
    exported: 'practiceMatches',
    erasure: 'anonymous',
    why: "A group's match is the opponent's result, too; matches without a group are deleted",
  },
  'matches.scored_by_account_id': {
    exported: 'practiceWrites',
    erasure: 'anonymous',
    why: 'The score stays, without the name of its writer',
  },
  'match_writes.account_id': {
    exported: 'practiceWrites',
    erasure: 'anonymous',
    why: 'A phone may send a score again, which must change nothing',
  },
  'draws.drawn_by_account_id': {
    exported: 'practiceSessions',
    erasure: 'anonymous',
    why: 'A draw is retained permanently, so that nobody can draw in private',
  },
  'draws.published_by_account_id': {
    exported: 'eventDraws',
    erasure: 'anonymous',
    why: 'What was published stays published, without the name of who did it',
  },
  'draws.amendments': {
    exported: 'eventDraws',
    erasure: 'anonymous',
    why: 'An exchange by hand stays on the sheet with its reason, without the name of its author',
  },
  'knockout_shares.shared_by_account_id': {
    exported: 'sharedBrackets',
    erasure: 'anonymous',
    why: 'The link belongs to the club and works while a member can end it; its token is never reused',
  },
  'calendar_addresses.account_id': { exported: secret, erasure: 'deleted' },
  'knockout_calls.called_by_account_id': {
    exported: {
      not: 'That somebody has called two players says nothing that the practice does not',
    },
    erasure: 'anonymous',
    why: 'The call stays until the match has a result, without the name of its maker',
  },
  'open_table_turns.account_id': {
    exported: {
      not: 'That somebody has waited for another match; the match is in the practice records',
    },
    erasure: 'deleted',
  },
  'queue_steps.account_id': {
    exported: {
      not: 'That somebody of the desk has called two players says nothing that the day does not',
    },
    erasure: 'anonymous',
    why: 'Who of the desk has called a match, and when, stays for 30 days, without the name',
  },
  'court_links.made_by_account_id': {
    exported: {
      not: 'That somebody of the desk has made the link of a court says nothing that the day does not',
    },
    erasure: 'anonymous',
    why: 'The link is on a table until the end of the day, and is deleted 7 days later',
  },
  'tie_orders.filed_by_account_id': {
    exported: {
      not: 'That somebody who speaks for a team has filed its order says nothing that the team does not',
    },
    erasure: 'anonymous',
    why: 'The order stays with its tie, without the name of the person who filed it',
  },
  'tie_order_changes.by_account_id': {
    exported: {
      not: 'That somebody of the desk has entered another order says nothing that the two teams do not read',
    },
    erasure: 'anonymous',
    why: 'The change and its reason stay for 90 days, without the name of the person who entered it',
  },
  'fixtures.entered_by_account_id': {
    exported: {
      not: 'That somebody who speaks for a team has entered its result says nothing that the table does not',
    },
    erasure: 'anonymous',
    why: 'The result stays in the table of the season, without the name of the person who entered it',
  },
  'check_in_tries.account_id': {
    exported: { not: 'It counts typing errors until a minute has passed' },
    erasure: 'deleted',
  },
  'referees.account_id': { exported: 'refereeing', erasure: 'deleted' },
  'stages.seeded_by_account_id': {
    exported: 'refereeing',
    erasure: 'anonymous',
    why: 'The seeding order stays, without the name of the person who saved it',
  },
  'organizers.account_id': {
    exported: 'organizations',
    erasure: 'anonymous',
    why: 'Past tournaments show the name of the organization that held them',
  },
  'applications.by_account_id': {
    exported: 'teamApplications',
    erasure: 'anonymous',
    why: 'The school and the organizer need what was applied for and paid; the group has another who looks after it. It is deleted with the books, and half a year after its end where nothing was paid',
  },
  'application_steps.account_id': {
    exported: {
      not: 'That somebody who looks after the school has changed the application says nothing that it does not',
    },
    erasure: 'anonymous',
    why: 'The history of an application stays as long as the application, without the name of the person',
  },
  'application_transfers.noted_by_account_id': {
    exported: { not: 'That somebody of the organizer has noted a transfer says nothing of them' },
    erasure: 'anonymous',
    why: 'What was received belongs to the books, without the name of who noted it',
  },
  'bank_transfer_notes.noted_by_account_id': {
    exported: { not: 'That somebody of the organizer has noted a transfer says nothing of them' },
    erasure: 'anonymous',
    why: 'What was received belongs to the books, without the name of who noted it',
  },
  // Without a foreign key.
  'audit_log.actor_id': {
    exported: 'operatorLog',
    erasure: 'retained',
    why: 'An operator must not be able to erase the record of their own actions',
  },
  'audit_log.actor': {
    exported: 'operatorLog',
    erasure: 'retained',
    why: 'The record says who has acted, also after that operator has left',
  },
  'mails.to_address': { exported: 'mails', erasure: 'deleted' },
  'links.subject': { exported: secret, erasure: 'deleted' },
  'guardianships.email': {
    exported: {
      not: 'It belongs to the player; the guardian reads and ends it by the mailed link',
    },
    erasure: 'retained',
    why: 'A guardian needs no account; it is deleted when the guardian or the player ends it',
  },
  'payment_receipts.email': {
    exported: {
      not: 'It belongs to who pays for the player, and is stored only as long as the payment takes or money can go back',
    },
    erasure: 'retained',
    why: 'A payer needs no account; it is deleted with the outcome of the payment, or a month after the tournament and its final results where money may go to a bank account',
  },
  'referees.email': { exported: 'refereeing', erasure: 'deleted' },
  'entrants.name': {
    exported: 'seedings',
    erasure: 'anonymous',
    why: 'A draw stays as it was made; name, club and rating points in its seeding list are gone',
  },
  'entry_partners.name': {
    exported: 'pairs',
    erasure: 'anonymous',
    why: 'The entry stays as a number; the name that its player typed for a partner without an account is gone',
  },
  'application_transfers.payer_name': {
    exported: { not: 'It belongs to who has paid for the school, and who may have no account' },
    erasure: 'retained',
    why: 'What was received belongs to the books, and is deleted with them',
  },
  'bank_transfer_notes.payer_name': {
    exported: { not: 'It belongs to who has paid for the player; the payment is exported' },
    erasure: 'retained',
    why: 'What was received belongs to the books, and is deleted with them',
  },
  'refund_grants.reason': {
    exported: 'refunds',
    erasure: 'retained',
    why: 'Why an organizer gave a fee back belongs to the books, and is deleted with them',
  },
  'school_sheets.person_in_charge': {
    exported: 'groups',
    erasure: 'anonymous',
    why: 'The sheet of the school stays; the name of the person in charge, where they look after the group, and the phone number are gone. A year after the end of the group its address is gone, too',
  },
  'check_ins.state': {
    exported: 'checkIns',
    erasure: 'deleted',
  },
  'organizer_applications.account_id': { exported: 'organizerApplications', erasure: 'deleted' },
  'organizer_applications.email': { exported: 'organizerApplications', erasure: 'deleted' },
};
