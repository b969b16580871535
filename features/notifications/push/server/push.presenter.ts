import { nameIn } from '#platform/shared/bilingual.ts';
import { joinFacts, shortDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { destinationOf } from '../../notifications.destinations.vocabulary.ts';
import { notificationsMessages as en } from '../../notifications.messages.en.ts';
import { notificationsMessages as ja } from '../../notifications.messages.ja.ts';
import type { StoredNotification } from '../../server/notifications.store.ts';
import type { PushMessage } from '../push.vocabulary.ts';

const WORDS = { en, ja };

/**
 * A notification as a lock screen may show it: what happened, to which tournament or in which club, and where to go. It
 * contains no amounts, and no other person's name.
 */
export function asPush(notification: StoredNotification, language: Language): PushMessage {
  const t = WORDS[language];
  const { kind, facts } = notification;
  const { eventDate, groupName, courtKind } = facts;
  const place = facts.place && courtKind ? t.courtNamed(facts.place, courtKind) : facts.place;
  const tournamentName = facts.tournamentName && nameIn(facts.tournamentName, language);
  const about =
    tournamentName && eventDate
      ? t.about(tournamentName, shortDate(eventDate, language))
      : joinFacts([tournamentName ?? groupName, place], language);
  return {
    id: notification.id,
    title: t.titles[kind],
    body: about,
    language,
    path: destinationOf(notification),
  };
}
