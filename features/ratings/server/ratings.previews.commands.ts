import type { Preview } from '#platform/server/http/previews.ts';
import type { Services } from '#platform/server/services.ts';
import type { Language } from '#platform/shared/language.ts';
import { ratingsMessages as en } from '../ratings.messages.en.ts';
import { ratingsMessages as ja } from '../ratings.messages.ja.ts';
import { readPlayer } from './ratings.page.commands.ts';

const WORDS = { en, ja };

/** What a messenger shows of the rankings. */
export function previewRankings(language: Language): Preview {
  const t = WORDS[language];
  return { title: `${t.rankingTitle} | RallyDays`, description: t.rankingText };
}

/** What a messenger shows of a player's page: the public name, and the rate. Null where strangers may not open the page. */
export async function previewPlayer(
  services: Pick<Services, 'db' | 'clock'>,
  id: string,
  language: Language,
): Promise<Preview | null> {
  const t = WORDS[language];
  const found = await readPlayer(services, { id, readerId: null });
  if (!found.ok) return null;
  const { player, rates } = found.value;
  const [rate] = rates;
  const title = `${player.name} | RallyDays`;
  if (!rate) return { title, description: t.strangerNoRate };
  const points = `${t.points(rate.points)} ${t.plusMinus(rate.deviation)}`;
  const facts = [
    t.headings[`${rate.source} ${rate.discipline}`],
    rate.isNew ? `${points} ${t.isNew}` : points,
    `${t.rank} ${rate.letter}`,
    ...(rate.place ? [t.place(rate.place.place, rate.place.of)] : []),
  ];
  return { title, description: facts.join(' · ') };
}
