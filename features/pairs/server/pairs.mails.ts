import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { eventOf, factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dateTime } from '#platform/shared/format.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

export interface PairFacts {
  /** The id of the invitation. */
  readonly id: string;
  readonly entry: { readonly id: string; readonly eventId: number };
  readonly tournament: StoredTournament;
  readonly reader: Recipient;
  readonly origin: string;
}

/** "Somebody would like to play doubles with you." */
export function invitedMail(facts: PairFacts & { inviter: string; expiresAt: Date }): Mail {
  const { id, tournament, entry, reader, inviter, expiresAt, origin } = facts;
  const { t, name, language } = wordsFor(facts);
  const { feeYen } = eventOf(tournament, entry.eventId);
  return {
    ...envelope('pair-invited', id, reader),
    subject: t.invitedSubject(inviter, name),
    paragraphs: [
      t.greeting(reader.name),
      feeYen > 0 ? t.invited(inviter) : t.invitedFree(inviter),
      factsFor(facts),
      `${t.invitedAnswer(dateTime(expiresAt.toISOString(), language))}\n${origin}/p/${id}`,
    ],
  };
}

/** "You play with somebody", with what the partner needs on the day. */
export function joinedMail(facts: PairFacts & { inviter: string }): Mail {
  const { id, tournament, reader, inviter, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-joined', id, reader),
    subject: t.joinedSubject(name),
    paragraphs: [
      t.greeting(reader.name),
      t.joined(inviter),
      factsFor(facts),
      t.emergency(tournament.emergencyContact),
      `${t.joinedManage}\n${origin}/my-tournaments`,
    ],
  };
}

/** "Somebody has accepted your invitation." */
export function acceptedMail(facts: PairFacts & { partner: string }): Mail {
  const { id, entry, reader, partner, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-accepted', id, reader),
    subject: t.acceptedSubject(partner, name),
    paragraphs: [
      t.greeting(reader.name),
      t.accepted(partner),
      factsFor(facts),
      `${t.yourPair}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** The player has no partner, because nobody accepted or the partner left: another can be invited. */
export function withoutPartnerMail(
  facts: PairFacts & { why: 'declined' | 'lapsed' | 'left' },
): Mail {
  const { id, entry, reader, why, origin } = facts;
  const { t, name } = wordsFor(facts);
  const subject = { declined: t.declinedSubject, lapsed: t.lapsedSubject, left: t.leftSubject }[
    why
  ];
  return {
    ...envelope(`pair-${why}`, id, reader),
    subject: subject(name),
    paragraphs: [
      t.greeting(reader.name),
      t[why],
      factsFor(facts),
      `${t.inviteAgain}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** "The organizer has changed your pair", for the player. */
export function changedMail(facts: PairFacts & { partner: string }): Mail {
  const { id, entry, reader, partner, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-changed', id, reader),
    subject: t.changedSubject(name),
    paragraphs: [
      t.greeting(reader.name),
      t.changed(partner),
      factsFor(facts),
      `${t.yourPair}\n${origin}/my-tournaments/${entry.id}/pair`,
    ],
  };
}

/** Who has ended a pair: the player, or the organizer by naming another partner or by withdrawing the entry. */
export type EndedBy = 'player' | 'organizer' | 'withdrawal';

/** "You are no longer in the pair", for the partner. */
export function endedMail(facts: PairFacts & { by: EndedBy }): Mail {
  const { id, reader, by, origin } = facts;
  const { t, name } = wordsFor(facts);
  return {
    ...envelope('pair-ended', id, reader),
    subject: t.endedSubject(name),
    paragraphs: [
      t.greeting(reader.name),
      t.ended[by],
      factsFor(facts),
      `${t.findOthers}\n${origin}/open-tournaments`,
    ],
  };
}

function factsFor({ tournament, entry, reader: { language } }: PairFacts): string {
  return factsOf(tournament, language, entry.eventId);
}

function wordsFor({ reader: { language }, tournament }: PairFacts) {
  return { t: WORDS[language], name: nameIn(tournament.name, language), language };
}

function envelope<const Kind extends Mail['kind']>(kind: Kind, id: string, reader: Recipient) {
  const { email: to, language } = reader;
  return { kind, dedupeKey: `${kind} ${id}`, to, language };
}
