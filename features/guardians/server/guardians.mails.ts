import {
  isRefundedToAccount,
  lastApplicationDay,
  type WayOut,
  withdrawal,
} from '#domain/entry/entry.ts';
import { ownPart, pointsOf } from '#domain/entry/split.ts';
import type { PaymentMethod } from '#domain/entry/vocabulary.ts';
import { drawPath } from '#features/notifications/notifications.destinations.vocabulary.ts';
import { eventOf, factsOf } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { longDate, number, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../mails/mails.messages.ja.ts';

const WORDS = { en, ja };

/** The guardian to whom a mail goes, and the link that only they receive. */
export interface Addressee {
  readonly email: string;
  readonly language: Language;
  readonly link: Link;
}

export interface Link {
  readonly secret: string;
  /** The last day on which the link opens the page. */
  readonly until: string;
  readonly origin: string;
}

/** "… has named you as guardian": the player, the tournament, and the page on which to answer. */
export function askedMail(
  to: Addressee & { id: string; player: string; tournament: StoredTournament | null },
): Mail {
  const { player, tournament, language, link } = to;
  const t = WORDS[language];
  return {
    ...envelope(to, 'guardian-asked', to.id),
    subject: t.askedSubject(player),
    paragraphs: [
      t.toGuardian(player),
      // First what it costs and who decides, then the link, then who writes.
      ...(tournament ? [t.askedFirst(player, knownFee(tournament, language))] : []),
      `${t.askedPage}\n${addressOf(link)}`,
      t.asked(player),
      ...(tournament ? [t.askedFor, factsWithFee(tournament, language)] : []),
      t.askedMeanwhile,
      t.askedWrong(player),
      linkNote(to),
    ],
  };
}

/** The new link that somebody requested; `key` is the same for all requests within some minutes. */
export function freshLinkMail(to: Addressee & { key: string }): Mail {
  const t = WORDS[to.language];
  return {
    ...envelope(to, 'guardian-link', to.key),
    subject: t.freshSubject,
    paragraphs: [`${t.fresh}\n${addressOf(to.link)}`, t.freshWrong, linkNote(to)],
  };
}

const ABOUT_DRAWS: ReadonlySet<EntryNewsKind> = new Set([
  'draw-published',
  'draw-amended',
  'draw-withdrawn',
]);

type EntryNewsKind =
  | 'entry-confirmed'
  | 'entry-withdrawn'
  | 'refund-granted'
  | 'entry-reinstated'
  | 'half-paid'
  | 'half-lapsed'
  | 'tournament-cancelled'
  | 'tournament-changed'
  | 'withdrawal-asked'
  | 'withdrawal-declined'
  | 'draw-published'
  | 'draw-amended'
  | 'draw-withdrawn';

/** What happened to an entry, and to the money; or to the draw in which it is. */
export interface EntryNews {
  readonly kind: EntryNewsKind;
  readonly entry: {
    readonly id: string;
    readonly accountId: string;
    readonly eventId: number;
    readonly feeYen: number;
    /** The other's part of a split fee. */
    readonly partnerFeeYen?: number | null;
    /** The fee is what is left of a split one. */
    readonly isOwnHalf?: boolean;
    /** The name of the team, where the news names it. */
    readonly team?: string | null;
  };
  readonly tournament: StoredTournament;
  /** How it was paid; `under-way` if the provider has not answered yet. */
  readonly method: PaymentMethod | 'under-way' | null;
  /** What of the player's part the organizer had given back before, in whole yen. */
  readonly givenBackYen?: number;
  /** Of the points that paid it: they do not come back. */
  readonly expiredPoints?: number;
  /** Who withdrew the entry; `pair`: the other of the pair has ended it. */
  readonly by?: 'player' | 'guardian' | 'granted' | 'organizer' | 'school' | 'pair';
  /** Who has asked for a withdrawal; what the partner has asked for only the partner takes back. */
  readonly askedBy?: 'player' | 'partner' | 'guardian' | 'school' | 'organizer';
  /** The player is in the squad of a team, or the partner in a pair, that others have entered, pay and withdraw. */
  readonly isMember?: boolean;
  /** What the guardian can do if a changed tournament no longer suits the player. */
  readonly way?: WayOut;
  /** What the organizer writes about a declined request, or about money that goes back. */
  readonly word?: string;
  /** Distinguishes one change from the next. */
  readonly at?: Date;
  /** The stage of the event whose draw it is, by its position; the first one without. */
  readonly stage?: number;
}

/**
 * An entry was confirmed or withdrawn, its tournament cancelled or changed, or its draw published or taken back: the mail
 * has a link to the entries. `today` is the day in Japan.
 */
export function entryMail(
  to: Addressee & { player: string; news: EntryNews; today: string },
): Mail {
  const { player, news, language, link } = to;
  const { tournament, entry } = news;
  const t = WORDS[language];
  const [subject, sentence] = {
    'entry-confirmed': [
      t.confirmedSubject(player, nameIn(tournament.name, language)),
      t.confirmed(player),
    ],
    'entry-withdrawn': [
      t.withdrawnSubject(player, nameIn(tournament.name, language)),
      {
        player: t.withdrawnByPlayer,
        guardian: t.withdrawnByGuardian,
        granted: t.withdrawalGranted,
        organizer: t.withdrawnByOrganizer,
        school: t.withdrawnBySchool,
        pair: t.withdrawnWithPair,
      }[news.by ?? 'player'](player),
    ],
    'refund-granted': [
      t.refundGrantedSubject(player, nameIn(tournament.name, language)),
      t.refundGranted(player),
    ],
    'entry-reinstated': [
      t.reinstatedSubject(player, nameIn(tournament.name, language)),
      t.reinstated(player),
    ],
    'half-paid': [t.halfPaidSubject(player, nameIn(tournament.name, language)), t.halfPaid(player)],
    'half-lapsed': [
      t.halfLapsedSubject(player, nameIn(tournament.name, language)),
      t.halfLapsed(player),
    ],
    'tournament-cancelled': [
      t.cancelledSubject(nameIn(tournament.name, language)),
      t.cancelled(player),
    ],
    'tournament-changed': [t.changedSubject(nameIn(tournament.name, language)), t.changed(player)],
    'withdrawal-asked': [
      (news.askedBy === 'player' ? t.askedToWithdrawSubject : t.askedForWithdrawalSubject)(
        player,
        nameIn(tournament.name, language),
      ),
      t.askedToWithdraw(player),
    ],
    'withdrawal-declined': [
      t.withdrawalDeclinedSubject(player, nameIn(tournament.name, language)),
      t.withdrawalDeclined(player),
    ],
    'draw-published': [t.drawSubject(nameIn(tournament.name, language)), t.drawOut(player)],
    'draw-amended': [
      t.drawChangedSubject(nameIn(tournament.name, language)),
      t.drawChanged(player),
    ],
    'draw-withdrawn': [t.drawBackSubject(nameIn(tournament.name, language)), t.drawBack(player)],
  }[news.kind] as [string, string];
  return {
    ...envelope(
      to,
      `guardian-${news.kind}`,
      [entry.id, news.at?.toISOString()].filter(Boolean).join(' '),
    ),
    subject,
    paragraphs: [
      t.toGuardian(player),
      sentence,
      factsOf(tournament, language, entry.eventId, entry.team),
      ...consequences(news, to),
      `${t.page}\n${addressOf(link)}`,
      linkNote(to),
    ],
  };
}

function envelope({ email, language, link }: Addressee, kind: Mail['kind'], key: string) {
  return { kind, dedupeKey: `${kind} ${key}`, to: email, language, secret: link.secret };
}

function addressOf({ origin, secret }: Link): string {
  return `${origin}/guardian#${secret}`;
}

function linkNote({ language, link }: Addressee): string {
  return `${WORDS[language].linkNote(longDate(link.until, language))}\n${link.origin}/guardian`;
}

/** What happens to the money, and until when the guardian can withdraw; or where the draw is. */
function consequences(
  news: EntryNews,
  { language, link, today }: Addressee & { readonly today: string },
): string[] {
  if (news.kind === 'entry-confirmed' || news.kind === 'half-paid') {
    return [paid(news, language), ...withdrawnUntil(news, { language, today })];
  }
  if (news.kind === 'withdrawal-asked') return [takenBackBy(news, language)];
  if (news.kind === 'withdrawal-declined') {
    return [WORDS[language].withdrawalDeclinedWord(news.word ?? '')];
  }
  if (news.kind === 'refund-granted') {
    return [...granted(news, language), WORDS[language].refundGrantedWord(news.word ?? '')];
  }
  if (news.kind === 'tournament-changed') {
    const { changedMember, changedWithdraw, changedAsk, changedContact } = WORDS[language];
    if (news.isMember) return [changedMember];
    const write = changedContact(news.tournament.contactInfo);
    return [{ withdraw: changedWithdraw, ask: changedAsk, write }[news.way ?? 'write']];
  }
  if (ABOUT_DRAWS.has(news.kind)) {
    const { tournament, entry } = news;
    const { id: tournamentId } = tournament;
    const page = drawPath({ tournamentId, eventId: entry.eventId, stage: news.stage });
    return [`${WORDS[language].drawPage}\n${link.origin}${page}`];
  }
  return news.isMember || news.kind === 'entry-reinstated' ? [] : [moneyBack(news, language)];
}

/** Who can take a request back until it is decided. */
function takenBackBy({ askedBy }: EntryNews, language: Language): string {
  const { askedToWithdrawNext, askedByPartnerNext } = WORDS[language];
  return askedBy === 'partner' ? askedByPartnerNext : askedToWithdrawNext;
}

function paid({ entry, method }: EntryNews, language: Language): string {
  const t = WORDS[language];
  if (!method) return t.free;
  const { feeYen, points } = partOf(entry);
  return t.paid(
    method === 'points' ? t.pointsPaid(number(points, language)) : yen(feeYen, language),
  );
}

/** Until when a paid place can be withdrawn; nothing once it is too late for that, such as for who comes in by a late replacement. */
function withdrawnUntil(
  { tournament, entry, method }: EntryNews,
  { language, today }: { readonly language: Language; readonly today: string },
): string[] {
  const { isClosed } = eventOf(tournament, entry.eventId);
  const place = { state: 'confirmed', reservedUntil: null } as const;
  const decision = withdrawal(place, { ...tournament, isClosed }, today);
  if (!decision.ok || decision.value !== 'with-refund') return [];
  const t = WORDS[language];
  const day = longDate(lastApplicationDay(tournament), language);
  return [method ? t.withdrawUntil(day) : t.withdrawFreeUntil(day)];
}

function granted(news: EntryNews, language: Language): string[] {
  const { entry, expiredPoints = 0 } = news;
  if (expiredPoints === 0) return [moneyBack(news, language)];
  const t = WORDS[language];
  const back = partOf(entry).points - expiredPoints;
  const expired = t.pointsExpired(number(expiredPoints, language));
  return back > 0 ? [t.points(number(back, language)), expired] : [expired];
}

function moneyBack(news: EntryNews, language: Language): string {
  const { entry, tournament, method, by, givenBackYen = 0 } = news;
  const t = WORDS[language];
  const { feeYen, points } = partOf(entry);
  if (givenBackYen > 0 && givenBackYen >= feeYen) return t.givenBack;
  // Only a confirmed entry of a closed event ends like this: its fee was paid.
  const wasPaid = (by === 'granted' || by === 'organizer') && feeYen > 0;
  if (method === null && wasPaid) return givenBackYen > 0 ? t.restNotRefunded : t.notRefunded;
  if (method === null) {
    return eventOf(tournament, entry.eventId).feeYen > 0 ? t.nothingPaid : t.free;
  }
  if (method === 'points') return t.points(number(points, language));
  const fee = yen(feeYen - givenBackYen, language);
  if (method === 'under-way') return t.underWay(fee);
  return isRefundedToAccount(method) ? t.refundToAccount(fee) : t.refund(fee);
}

/** What the player pays of the fee, in yen and in points. */
function partOf({ feeYen, partnerFeeYen = null, isOwnHalf = false }: EntryNews['entry']) {
  const fee = { feeYen, partnerFeeYen, isOwnHalf };
  return { feeYen: ownPart(fee), points: pointsOf(fee) };
}

function factsWithFee(tournament: StoredTournament, language: Language): string {
  const fee = knownFee(tournament, language);
  const facts = factsOf(tournament, language);
  return fee === null ? facts : `${facts}\n${WORDS[language].fee(fee)}`;
}

/** Null for several events: which of them the player means is not known yet. */
function knownFee({ events }: StoredTournament, language: Language): string | null {
  const [event, ...others] = events;
  return others.length > 0 ? null : yen(event.feeYen, language);
}
