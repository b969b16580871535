import type { Recipient } from '#features/accounts/server/accounts.recipients.store.ts';
import { drawPath } from '#features/notifications/notifications.destinations.vocabulary.ts';
import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import type { Move, PublishedDraw } from './event-draws.events.ts';

const WORDS = { en, ja };

interface MailFacts extends Pick<PublishedDraw, 'tournament' | 'event' | 'stage' | 'drawNumber'> {
  readonly entryId: string;
  readonly recipient: Recipient;
  readonly origin: string;
}

/** "The draw is out", with the address of the page. */
export function publishedMail(facts: MailFacts): Mail {
  const { tournament, recipient } = facts;
  const t = WORDS[recipient.language];
  return {
    ...envelope(facts, 'draw-published'),
    subject: t.publishedSubject(nameIn(tournament.name, recipient.language)),
    paragraphs: [
      greetingOf(facts),
      factsOf(tournament, recipient.language, facts.event.id),
      `${t.publishedPage}\n${pageOf(facts)}`,
    ],
  };
}

/** A stage after the groups is for those who go on, a consolation for those who have lost. */
function greetingOf({ stage: { position, places }, recipient }: MailFacts): string {
  const t = WORDS[recipient.language];
  if (places) return t.furtherGreeting(recipient.name, places);
  return position > 0 ? t.consolationGreeting(recipient.name) : t.publishedGreeting(recipient.name);
}

/** "The draw has changed for you", with the line, and without anybody's name: the page names the others. */
export function amendedMail({
  move,
  amendment,
  ...facts
}: MailFacts & { readonly move: Move | null; readonly amendment: number }): Mail {
  const { tournament, recipient } = facts;
  const t = WORDS[recipient.language];
  const mail = envelope(facts, 'draw-amended');
  return {
    ...mail,
    dedupeKey: `${mail.dedupeKey} ${amendment}`,
    subject: t.amendedSubject(nameIn(tournament.name, recipient.language)),
    paragraphs: [
      t.amendedGreeting(recipient.name),
      whatChanged(move, recipient),
      factsOf(tournament, recipient.language, facts.event.id),
      `${t.amendedPage}\n${pageOf(facts)}`,
    ],
  };
}

function whatChanged(move: Move | null, { language }: Recipient): string {
  const t = WORDS[language];
  if (!move || move.to === null) return t.amendedOpponent;
  return move.from === null ? t.amendedJoined(move.to) : t.amendedMoved(move.from, move.to);
}

/** "The draw was taken back", with the organizer's reason. */
export function withdrawnMail({ reason, ...facts }: MailFacts & { readonly reason: string }): Mail {
  const { tournament, recipient } = facts;
  const t = WORDS[recipient.language];
  return {
    ...envelope(facts, 'draw-withdrawn'),
    subject: t.withdrawnSubject(nameIn(tournament.name, recipient.language)),
    paragraphs: [
      t.withdrawnGreeting(recipient.name),
      factsOf(tournament, recipient.language, facts.event.id),
      t.withdrawnReason(reason),
      `${t.withdrawnPage}\n${pageOf(facts)}`,
    ],
  };
}

function envelope(
  { tournament, stage, drawNumber, entryId, recipient }: MailFacts,
  kind: 'draw-published' | 'draw-amended' | 'draw-withdrawn',
) {
  return {
    kind,
    dedupeKey: newsKey(kind, { entryId, stage, drawNumber }),
    to: recipient.email,
    language: recipient.language,
    replyTo: replyAddress(tournament),
  };
}

/** The same news is not sent twice: each draw of each stage is one. */
export function newsKey(
  kind: string,
  { entryId, stage, drawNumber }: Pick<MailFacts, 'entryId' | 'stage' | 'drawNumber'>,
): string {
  const { position } = stage;
  return `${kind} ${entryId} ${drawNumber}${position === 0 ? '' : ` ${position}`}`;
}

function pageOf({ tournament, event, stage, origin }: MailFacts): string {
  const page = { tournamentId: tournament.id, eventId: event.id, stage: stage.position };
  return `${origin}${drawPath(page)}`;
}
