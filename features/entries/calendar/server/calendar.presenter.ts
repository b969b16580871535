import { createHash } from 'node:crypto';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { isHalfPaid } from '#features/entries/partners/partners.policy.ts';
import { eventLabel } from '#features/tournaments/events/server/events.presenter.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { LANGUAGES, type Language } from '#platform/shared/language.ts';
import { mailsMessages as en } from '../../mails/mails.messages.en.ts';
import { mailsMessages as ja } from '../../mails/mails.messages.ja.ts';
import type { EntryWithTournament } from '../../server/entries.store.ts';
import type { CalendarFixture } from './calendar.fixtures.store.ts';
import type { CalendarEntry, Version } from './calendar.store.ts';

const WORDS = { en, ja };
const ZONE = 'Asia/Tokyo';

/** Japan has had no summer time since 1951: one rule for all dates that a calendar can hold. */
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'TZNAME:JST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

/** Calendar programs that honour it ask again at this interval, in seconds. */
const REFRESH_S = 6 * 60 * 60;

const STATUS = {
  reserved: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  lapsed: ICalEventStatus.CANCELLED,
  withdrawn: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

interface Options {
  /** Of the teams of the entries. */
  readonly fixtures: readonly CalendarFixture[];
  readonly language: Language;
  readonly origin: string;
  readonly versions: ReadonlyMap<string, Version>;
  readonly now: Date;
}

/** Entries as a calendar file (RFC 5545). An entry is the same event in every file, always. */
export function asCalendar(found: readonly CalendarEntry[], options: Options): string {
  const { language, origin, versions, fixtures, now } = options;
  const t = WORDS[language];
  const calendar = ical({
    name: t.calendarName,
    prodId: { company: 'RallyDays', product: 'RallyDays', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_S,
    timezone: { name: null, generator: () => VTIMEZONE },
  });
  for (const { entry, tournament, hasLeft } of found) {
    const version = versions.get(entry.id) ?? { sequence: 0, changedAt: now };
    calendar.createEvent({
      id: `entry-${entry.id}@rallydays`,
      sequence: version.sequence,
      stamp: version.changedAt,
      lastModified: version.changedAt,
      timezone: ZONE,
      ...timesOf(tournament),
      summary: summaryOf({ entry, tournament, hasLeft }, language),
      location: nameIn(tournament.venue, language),
      description: [
        ...(entry.team === null ? [] : [t.calendarTeam(entry.team)]),
        t.calendarOrganizer(nameIn(tournament.organizerName, language)),
        t.cancelledContact(tournament.contactInfo),
        `${t.manage}\n${origin}/my-tournaments`,
      ].join('\n'),
      url: `${origin}/my-tournaments`,
      status: hasLeft ? ICalEventStatus.CANCELLED : STATUS[entry.state],
    });
  }
  for (const fixture of fixtures) {
    const own = found.find(({ entry }) => entry.id === fixture.entryId);
    if (own) calendar.createEvent(eventOfFixture(fixture, own, { language, origin, now }));
  }
  return calendar.toString();
}

/** A tie of a season is the same event for both teams; its version counts its changes. */
function eventOfFixture(
  { id, version, playOn, playAt, venue, home, away, isVoid }: CalendarFixture,
  { entry, tournament }: EntryWithTournament,
  { language, origin, now }: Pick<Options, 'language' | 'origin' | 'now'>,
) {
  const page = `${origin}/season/${tournament.id}/${entry.eventId}/${id}`;
  const teams = [home, away].map((name) => nameIn(name, language)).join(' – ');
  return {
    id: `fixture-${id}@rallydays`,
    sequence: version,
    stamp: now,
    timezone: ZONE,
    ...(playAt ? { start: `${playOn}T${playAt}:00` } : { start: playOn, allDay: true }),
    summary: `${nameIn(tournament.name, language)}${WORDS[language].calendarEvent}${teams}`,
    location: nameIn(venue || tournament.venue, language),
    description: page,
    url: page,
    // Cancelled, not left out: a calendar that has stored it is corrected.
    status: isVoid ? ICalEventStatus.CANCELLED : STATUS[entry.state],
  };
}

/**
 * What calendars show of an entry, in every language. When it changes, the event gets a new version. The entry is the same event for
 * everybody in the squad: who leaves it or comes back gets a newer one by the version of the squad.
 */
export function fingerprintOf({
  entry,
  tournament,
  squadVersion,
}: Omit<CalendarEntry, 'hasLeft'>): string {
  const { name, venue, eventDate, startTime, endTime, organizerName, contactInfo } = tournament;
  const shown = [entry.state, name, venue, eventDate, startTime, endTime, organizerName];
  const events = LANGUAGES.map((language) => eventLabel(tournament, entry.eventId, language));
  // Without an event's name, a team, a paid half and a squad, the fingerprint is the one of before they were shown.
  const named = [...events, entry.team, isHalfPaid(entry) && 'half-paid', squadVersion].filter(
    Boolean,
  );
  return createHash('sha256')
    .update(JSON.stringify([...shown, contactInfo, ...named]))
    .digest('base64url');
}

/** The time on the wall clock in Japan. An end that is not after the start is left out; no form refuses it. */
function timesOf({ eventDate, startTime, endTime }: EntryWithTournament['tournament']) {
  const at = (time: string) => `${eventDate}T${time}:00`;
  return { start: at(startTime), ...(endTime > startTime && { end: at(endTime) }) };
}

function summaryOf(
  { entry, tournament, hasLeft }: Omit<CalendarEntry, 'squadVersion'>,
  language: Language,
): string {
  const t = WORDS[language];
  const event = eventLabel(tournament, entry.eventId, language);
  const name = [nameIn(tournament.name, language), event].filter(Boolean).join(t.calendarEvent);
  switch (entry.state) {
    case 'confirmed':
      return hasLeft ? t.calendarLeft(name) : name;
    case 'reserved':
      return isHalfPaid(entry) ? t.calendarHalfPaid(name) : t.calendarReserved(name);
    case 'cancelled':
      return t.calendarCancelled(name);
    default:
      return t.calendarWithdrawn(name);
  }
}
