import * as Entry from '#domain/entry/entry.ts';
import { placesOf } from '#domain/entry/events.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dayWithWeekday, hours } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { mailsMessages as mailsEn } from '../../mails/mails.messages.en.ts';
import { mailsMessages as mailsJa } from '../../mails/mails.messages.ja.ts';
import type { StoredTournament } from '../../server/tournaments.store.ts';
import { tournamentsMessages as en } from '../../tournaments.messages.en.ts';
import { tournamentsMessages as ja } from '../../tournaments.messages.ja.ts';
import type { StoredEvent } from './events.store.ts';

const WORDS = { en, ja };
const MAIL_WORDS = { en: mailsEn, ja: mailsJa };

/** The name of an event where its tournament has several; one without a name is called by its type and level. */
export function eventLabel(
  { events }: Pick<StoredTournament, 'events'>,
  id: number,
  language: Language,
): string | null {
  if (events.length === 1) return null;
  const { name, discipline, level } = eventOf({ events }, id);
  const t = WORDS[language];
  return name === ''
    ? t.unnamedEvent(t.eventTypes[discipline], t.levels[level])
    : nameIn(name, language);
}

/** For mails: which tournament it is, when and where; which of its events, where it has several; and which team. */
export function factsOf(
  tournament: StoredTournament,
  language: Language,
  eventId?: number,
  team: string | null = null,
): string {
  return MAIL_WORDS[language].facts({
    tournament: nameIn(tournament.name, language),
    event: eventId === undefined ? null : eventLabel(tournament, eventId, language),
    team,
    date: dayWithWeekday(tournament.eventDate, language),
    time: hours(tournament.startTime, tournament.endTime, language),
    venue: nameIn(tournament.venue, language),
  });
}

/** An event as everybody sees it on `today`; `waiting` has the number of people who wait for each event. */
export function asEvent(event: StoredEvent, { tournament, today, waiting }: EventContext) {
  const { id, name, discipline, level, genderRule, ageRule, feeYen, participantLimit } = event;
  return {
    id,
    name,
    eventType: discipline,
    level,
    genderRule,
    ageRule,
    feeYen,
    participantLimit,
    perClubLimit: event.perClubLimit,
    isRated: event.isRated,
    placesLeft: Entry.placesLeft(event),
    availability: Entry.availability({ ...tournament, ...placesOf([event]) }, today),
    waiting: waiting.get(id) ?? 0,
  };
}

interface EventContext {
  readonly tournament: StoredTournament;
  readonly today: string;
  readonly waiting: ReadonlyMap<number, number>;
}

/** The event of a tournament with this number; null when it has none. */
export function findEvent(
  { events }: Pick<StoredTournament, 'events'>,
  id: number,
): StoredEvent | null {
  return events.find((event) => event.id === id) ?? null;
}

/** The tournament with only this one of its events: as somebody sees it who is in that event. */
export function throughEvent(tournament: StoredTournament, eventId: number): StoredTournament {
  return { ...tournament, events: [eventOf(tournament, eventId)] };
}

/** The event of an entry. */
export function eventOf({ events }: Pick<StoredTournament, 'events'>, id: number): StoredEvent {
  const event = findEvent({ events }, id);
  if (!event) throw new Error('an entry without its event');
  return event;
}

/** The tournament with one of its events changed. */
export function withEvent(tournament: StoredTournament, changed: StoredEvent): StoredTournament {
  const [first, ...others] = tournament.events;
  const orChanged = (event: StoredEvent) => (event.id === changed.id ? changed : event);
  return { ...tournament, events: [orChanged(first), ...others.map(orChanged)] };
}
