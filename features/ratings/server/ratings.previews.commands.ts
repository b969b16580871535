import type { Preview } from '#platform/server/http/previews.ts';
import type { Services } from '#platform/server/services.ts';
import { dayInJapan, joinFacts } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { ratingsMessages as en } from '../ratings.messages.en.ts';
import { ratingsMessages as ja } from '../ratings.messages.ja.ts';
import { namesFor } from './ratings.names.presenter.ts';
import { findPlayer } from './ratings.page.commands.ts';
import { listPeriods } from './ratings.page.store.ts';
import { readRates } from './ratings.rates.commands.ts';

const WORDS = { en, ja };

/** What a messenger shows of the rankings. */
export function previewRankings(language: Language): Preview {
  const t = WORDS[language];
  return { title: t.rankingTitle, description: t.rankingText };
}

/** What a messenger shows of a player's page: the public name, and the rate. Null where strangers may not open the page. */
export async function previewPlayer(
  services: Pick<Services, 'db' | 'clock'>,
  id: string,
  language: Language,
): Promise<Preview | null> {
  const t = WORDS[language];
  const person = await findPlayer(services, { id, readerId: null });
  if (!person) return null;
  const periods = (await listPeriods(services.db, person.id)).filter(
    ({ source }) => source === 'tournament',
  );
  const today = dayInJapan(services.clock.now());
  const [rate] = await readRates(services, { person, periods, today });
  const { publicName: title } = namesFor(new Map([[person.id, person]]))(person.id);
  if (!rate) return { title, description: t.strangerNoRate };
  const points = `${t.points(rate.points)} ${t.plusMinus(rate.deviation)}`;
  const facts = [
    t.headings[`${rate.source} ${rate.discipline}`],
    rate.isNew ? `${points} ${t.isNew}` : points,
    `${t.rank} ${rate.letter}`,
    ...(rate.place ? [t.place(rate.place.place, rate.place.of)] : []),
  ];
  return { title, description: joinFacts(facts, language) };
}
