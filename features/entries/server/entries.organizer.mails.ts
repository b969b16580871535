import type { WayOut } from '#domain/entry/entry.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { eventOf, factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail, Wording } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import { refundText } from './entries.endings.notifications.ts';

const WORDS = { en, ja };

/** "The tournament is off", with the organizer's reason and what happens to the fee. */
export function cancelledMail(facts: {
  id: string;
  eventId: number;
  /** The name of the team, in an event for teams. */
  team: string | null;
  tournament: StoredTournament;
  recipient: Recipient;
  reason: string;
  feeYen: number;
  /** What the fee costs in points. */
  points: number;
  /** How a refunded fee was paid; `under-way` while the provider has not answered yet, `by-team` where the fee is not theirs, `given-back` where it has gone back before. */
  method: PaymentMethod | 'under-way' | 'by-team' | 'given-back' | null;
}): Mail {
  const { id, eventId, team, tournament, recipient, reason, feeYen, method } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  const refund = (by: PaymentMethod) => () => refundText(by, feeYen, language);
  const money = {
    'credit-card': refund('credit-card'),
    'qr-code': refund('qr-code'),
    konbini: refund('konbini'),
    paypay: refund('paypay'),
    transfer: refund('transfer'),
    points: () => t.pointsComing(number(facts.points, language)),
    'by-team': () => '',
    'given-back': () => t.givenBack,
    'under-way': () => t.cancelledUnderWay(yen(feeYen, language)),
    none: () => (eventOf(tournament, eventId).feeYen > 0 ? t.cancelledNothingPaid : ''),
  }[method ?? 'none'];
  return {
    kind: 'tournament-cancelled',
    dedupeKey: `tournament-cancelled ${id}`,
    to: recipient.email,
    language,
    replyTo: replyAddress(tournament),
    subject: t.cancelledSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.cancelledGreeting(recipient.name),
      factsOf(tournament, language, eventId, team),
      reason && t.cancelledReason(reason),
      money(),
      t.cancelledContact(tournament.contactInfo),
    ].filter(Boolean),
  };
}

/** The same for a person without an account whom the organizer entered; a refund is then up to the organizer. */
export function cancelledManualMail(facts: ManualFacts & { reason: string }): Mail {
  const { tournament, reason, one } = facts;
  return {
    kind: 'tournament-cancelled',
    dedupeKey: `tournament-cancelled ${one.id}`,
    ...inBothLanguages(facts, (t, language) => ({
      subject: t.cancelledSubject(nameIn(tournament.name, language)),
      paragraphs: [
        t.cancelledGreeting(one.name),
        factsOf(tournament, language, one.eventId),
        ...(reason ? [t.cancelledReason(reason)] : []),
        t.cancelledContact(tournament.contactInfo),
      ],
    })),
  };
}

/** "The day, time or place has changed", with the current ones. `at` distinguishes one change from the next. */
export function changedMail(facts: {
  id: string;
  eventId: number;
  /** The name of the team, in an event for teams. */
  team: string | null;
  tournament: StoredTournament;
  recipient: Recipient;
  at: Date;
  origin: string;
  /** Who leaves a pair parts; a member's team is entered and withdrawn by somebody else. */
  way: WayOut | 'part' | 'member';
}): Mail {
  const { id, eventId, team, tournament, recipient, at, origin, way } = facts;
  const { language } = recipient;
  const t = WORDS[language];
  return {
    kind: 'tournament-changed',
    dedupeKey: `tournament-changed ${id} ${at.toISOString()}`,
    to: recipient.email,
    language,
    replyTo: replyAddress(tournament),
    subject: t.changedSubject(nameIn(tournament.name, language)),
    paragraphs: [
      t.changedGreeting(recipient.name),
      factsOf(tournament, language, eventId, team),
      {
        withdraw: `${t.changedWithdraw}\n${origin}/my-tournaments`,
        ask: `${t.changedAsk}\n${origin}/my-tournaments`,
        part: `${t.changedPart}\n${origin}/my-tournaments`,
        write: t.changedContact(tournament.contactInfo),
        member: t.changedMember,
      }[way],
    ],
  };
}

/** The same for a person without an account, who withdraws by writing to the organizer. */
export function changedManualMail(facts: ManualFacts & { at: Date }): Mail {
  const { tournament, at, one } = facts;
  return {
    kind: 'tournament-changed',
    dedupeKey: `tournament-changed ${one.id} ${at.toISOString()}`,
    ...inBothLanguages(facts, (t, language) => ({
      subject: t.changedSubject(nameIn(tournament.name, language)),
      paragraphs: [
        t.changedGreeting(one.name),
        factsOf(tournament, language, one.eventId),
        t.changedContact(tournament.contactInfo),
      ],
    })),
  };
}

interface ManualFacts {
  readonly tournament: StoredTournament;
  readonly one: {
    readonly id: string;
    readonly eventId: number;
    readonly email: string;
    readonly name: string;
  };
}

/** The language of a person entered on paper is unknown: Japanese first, English below it. */
function inBothLanguages(
  { tournament, one }: ManualFacts,
  write: (t: typeof en, language: Language) => Pick<Wording, 'subject' | 'paragraphs'>,
) {
  return {
    to: one.email,
    replyTo: replyAddress(tournament),
    language: 'ja' as const,
    ...write(ja, 'ja'),
    also: { language: 'en' as const, ...write(en, 'en') },
  };
}
