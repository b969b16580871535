import type { Preview } from '#platform/server/http/previews.ts';
import type { Services } from '#platform/server/services.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { dayWithWeekday, joinFacts } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import * as tournaments from './tournaments.store.ts';

/** What a messenger shows of a tournament's pages: name, day and venue. Null for one that is in no list. */
export async function previewTournament(
  { db }: Pick<Services, 'db'>,
  id: number,
  language: Language,
): Promise<Preview | null> {
  const found = await tournaments.findById(db, id);
  if (!found || found.suspendedAt || found.isUnlisted) return null;
  const { name, eventDate, venue } = found;
  return {
    title: nameIn(name, language),
    description: joinFacts(
      [dayWithWeekday(eventDate, language), nameIn(venue, language)],
      language,
    ),
  };
}
