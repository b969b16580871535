import { nameIn } from '#platform/shared/bilingual.ts';
import { shortDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { destinationOf } from '../../notices.destinations.vocabulary.ts';
import { noticesMessages as en } from '../../notices.messages.en.ts';
import { noticesMessages as ja } from '../../notices.messages.ja.ts';
import type { StoredNotice } from '../../server/notices.store.ts';
import type { PushMessage } from '../push.vocabulary.ts';

const WORDS = { en, ja };

/**
 * A notice as a lock screen may show it: what happened, to which tournament or in which club, and where to go. It
 * contains no amounts, and no other person's name.
 */
export function asPush(notice: StoredNotice, language: Language): PushMessage {
  const t = WORDS[language];
  const { kind, facts } = notice;
  const { eventDate, groupName, place } = facts;
  const tournamentName = facts.tournamentName && nameIn(facts.tournamentName, language);
  const about =
    tournamentName && eventDate
      ? t.about(tournamentName, shortDate(eventDate, language))
      : [tournamentName ?? groupName, place].filter(Boolean).join(' · ');
  return {
    id: notice.id,
    title: t.titles[kind],
    body: about,
    language,
    path: destinationOf(notice),
  };
}
