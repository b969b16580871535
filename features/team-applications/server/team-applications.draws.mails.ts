import { factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import { replyAddress } from '#features/tournaments/server/tournaments.presenter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';
import { type ApplicationFacts, envelope, wordsOf } from './team-applications.mails.ts';

const WORDS = { en, ja };

/** What has become of the draw of an event in which a school has lines. */
export interface DrawNews {
  readonly kind: 'draw-published' | 'draw-amended' | 'draw-withdrawn';
  /** Distinguishes one draw and change from the next. */
  readonly key: string;
  readonly eventId: number;
  /** The path of its page. */
  readonly path: string;
  /** Of a change: the lines that it concerns. */
  readonly lines: readonly string[];
  /** Why it was taken back. */
  readonly reason: string;
}

/** "The draw is out", it has changed for the school, or it was taken back. */
export function drawMail(facts: ApplicationFacts & DrawNews): Mail {
  const { application, tournament, groupName, recipient, origin, kind, lines, reason } = facts;
  const { language, name } = wordsOf(facts);
  const t = WORDS[language];
  const [subject, text] = {
    'draw-published': [t.drawOutSubject, t.drawOut],
    'draw-amended': [t.drawChangedSubject, t.drawChanged],
    'draw-withdrawn': [t.drawBackSubject, t.drawBack],
  }[kind] as [typeof t.drawOutSubject, typeof t.drawOut];
  return {
    ...envelope(kind, `${application.id} ${facts.key}`, recipient),
    replyTo: replyAddress(tournament),
    subject: subject(name),
    paragraphs: [
      text(recipient.name, groupName),
      ...(lines.length === 0 ? [] : [t.drawLines(lines.join('\n'))]),
      factsOf(tournament, language, facts.eventId),
      ...(reason === '' ? [] : [t.drawReason(reason)]),
      `${t.drawPage}\n${origin}${facts.path}`,
    ],
  };
}
