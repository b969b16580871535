import { eventLabel } from '#features/tournaments/events/server/events.presenter.ts';
import type { StoredTournament } from '#features/tournaments/server/tournaments.store.ts';
import { phoneWriter } from '#platform/server/phone-number.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { toCsv } from '#platform/shared/csv.ts';
import { sheetTime, yen } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { entryListMessages as en } from '../entry-list.messages.en.ts';
import { entryListMessages as ja } from '../entry-list.messages.ja.ts';
import { sumRevenue, type Taking } from '../entry-list.revenue.policy.ts';
import { isGrantedOnly } from '../grants/grants.policy.ts';
import type { ListedEntry } from './entry-list.presenter.ts';

interface Sheet {
  readonly fileName: string;
  readonly csv: string;
}

interface About {
  readonly tournament: Pick<StoredTournament, 'id' | 'name' | 'events'>;
  readonly language: Language;
}

/** The entry list as a spreadsheet, one row per person. */
export async function entriesSheet(entries: readonly ListedEntry[], about: About): Promise<Sheet> {
  const t = words(about.language);
  const phoneOf = await phoneWriter();
  const when = (instant: string | null) => (instant ? sheetTime(instant) : '');
  const events = eventColumn(about);
  const readings = readingColumn(entries, about);
  const known = knownColumns(entries, about);
  const contacts = contactColumn(entries, about);
  const pairs = pairColumns(entries, about);
  const rows = entries.map((one, at) => [
    at + 1,
    one.name,
    ...readings.of(one),
    ...known.of(one),
    ...contacts.of(one),
    ...pairs.of(one),
    ...events.of(one),
    t.states[one.state],
    one.email,
    phoneOf(one.phone),
    one.amountYen,
    one.method ? t.methods[one.method] : '',
    refundCell(one, about.language),
    when(one.appliedAt),
    when(one.confirmedAt),
    one.note,
  ]);
  const { number, name, state, email, phone, amount, method, refund, applied, confirmed, note } =
    t.columns;
  const head = [
    number,
    name,
    ...readings.head,
    ...known.head,
    ...contacts.head,
    ...pairs.head,
    ...events.head,
    state,
    email,
    phone,
    amount,
    method,
    refund,
    applied,
    confirmed,
    note,
  ];
  return { fileName: fileName(t.entriesFile, about), csv: toCsv([head, ...rows]) };
}

/** How far a refund is, with what the organizer gives back without a rule. */
function refundCell(entry: ListedEntry, language: Language): string {
  const t = words(language);
  const { refund, grantedYen } = entry;
  if (isGrantedOnly(entry)) return t.granted(yen(grantedYen, language));
  return refund === 'none' ? '' : t.refunds[refund];
}

/** Revenue and refunds as a spreadsheet, with their sums at the end. */
export function revenueSheet(
  revenue: readonly Taking[],
  about: About & { readonly disputes: Parameters<typeof sumRevenue>[1] },
): Sheet {
  const t = words(about.language);
  const when = (instant: Date | null) => (instant ? sheetTime(instant.toISOString()) : '');
  const events = eventColumn(about);
  const rows = revenue.map((one) => [
    when(one.paidAt),
    one.name,
    ...events.of(one),
    t.methods[one.method],
    one.amountYen,
    one.refundedYen === 0 ? 0 : -one.refundedYen,
    one.refund === 'none' ? '' : t.refunds[one.refund],
    when(one.refundedAt),
  ]);
  const { paid, name, method, amount, refundedAmount, refund, refunded } = t.columns;
  const head = [paid, name, ...events.head, method, amount, refundedAmount, refund, refunded];
  const sums = sumRevenue(revenue, about.disputes);
  const noEvent = events.head.map(() => '');
  const foot = SUMS.map((sum) => ['', t.sums[sum], ...noEvent, '', sums[sum], '', '', '']);
  return { fileName: fileName(t.revenueFile, about), csv: toCsv([head, ...rows, ...foot]) };
}

/** The column of the event, where the tournament has several. */
function eventColumn({ tournament, language }: About) {
  if (tournament.events.length === 1) return { head: [], of: () => [] };
  return {
    head: [words(language).columns.event],
    of: ({ eventId }: { readonly eventId: number | null }) => [
      (eventId !== null && eventLabel(tournament, eventId, language)) || '',
    ],
  };
}

/** The column of the readings of names, where one is known. */
function readingColumn(entries: readonly ListedEntry[], { language }: About) {
  if (entries.every(({ reading }) => reading === '')) return { head: [], of: () => [] };
  return { head: [words(language).columns.reading], of: ({ reading }: ListedEntry) => [reading] };
}

/** The columns of school, grade and gender, each where one is known. */
function knownColumns(entries: readonly ListedEntry[], { language }: About) {
  const t = words(language);
  const shown = KNOWN.filter((column) => entries.some((one) => one[column] !== ''));
  return {
    head: shown.map((column) => t.columns[column]),
    of: (one: ListedEntry) => shown.map((column) => textsOf(one, t)[column]),
  };
}

const KNOWN = ['club', 'grade', 'gender'] as const;

function textsOf(
  { club, grade, gender }: Pick<ListedEntry, (typeof KNOWN)[number]>,
  t: ReturnType<typeof words>,
) {
  return { club, grade: t.gradeOf(grade), gender: t.genders[gender] };
}

/** The column of who has entered a team, where the tournament has teams. */
function contactColumn(entries: readonly ListedEntry[], { language }: About) {
  if (entries.every(({ contactName }) => contactName === null)) return { head: [], of: () => [] };
  return {
    head: [words(language).columns.contactName],
    of: ({ contactName }: ListedEntry) => [contactName ?? ''],
  };
}

/** The columns of the partner, where the tournament has doubles. */
function pairColumns(entries: readonly ListedEntry[], { language }: About) {
  if (entries.every(({ partner }) => partner === null)) return { head: [], of: () => [] };
  const t = words(language);
  const hasReading = entries.some(({ partner }) => partner && partner.reading !== '');
  const reading = (cell: string) => (hasReading ? [cell] : []);
  const ofPupil = (['grade', 'gender'] as const).filter((column) =>
    entries.some((one) => one.partner && one.partner[column] !== ''),
  );
  const { partner, partnerReading, partnerClub, pair } = t.columns;
  return {
    head: [
      partner,
      ...reading(partnerReading),
      partnerClub,
      ...ofPupil.map((column) => t.partnerColumns[column]),
      pair,
    ],
    of: ({ partner: one }: ListedEntry) => [
      one?.name ?? '',
      ...reading(one?.reading ?? ''),
      one?.club ?? '',
      ...ofPupil.map((column) => (one ? textsOf(one, t)[column] : '')),
      one ? t.pairStates[one.state] : '',
    ],
  };
}

const SUMS = [
  'chargedYen',
  'refundedYen',
  'unrefundedYen',
  'disputedYen',
  'lostYen',
  'remainingYen',
  'transferredYen',
  'pointsYen',
  'manualYen',
] as const;

function words(language: Language) {
  return language === 'ja' ? ja : en;
}

/** A file name that every system accepts: what file systems forbid becomes a space. */
export function fileName(kind: string, { tournament, language }: About): string {
  const safe = nameIn(tournament.name, language)
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, 60);
  return `${kind}-${tournament.id}-${safe}.csv`;
}
