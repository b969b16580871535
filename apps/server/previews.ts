import {
  previewPlayer,
  previewRankings,
} from '#features/ratings/server/ratings.previews.commands.ts';
import { previewTournament } from '#features/tournaments/server/tournaments.previews.commands.ts';
import type { FindPreview } from '#platform/server/http/previews.ts';
import type { Services } from '#platform/server/services.ts';
import { PRODUCT } from '#platform/shared/product.ts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Which addresses have a preview: those that people send each other, and that strangers may open. The titles are as those of the
 * screens, with the name of the product.
 */
export function createPreviews(services: Services): FindPreview {
  const find = findIn(services);
  return async (path, language) => {
    const preview = await find(path, language);
    return preview && { ...preview, title: `${preview.title} · ${PRODUCT[language]}` };
  };
}

function findIn(services: Services): FindPreview {
  return async (path, language) => {
    const [first = '', id = ''] = path.slice(1).toLowerCase().split('/');
    if (first === 'rankings') return previewRankings(language);
    if (first === 'players' && UUID.test(id)) return previewPlayer(services, id, language);
    if ((first === 'tournaments' || first === 'live') && /^\d{1,9}$/.test(id)) {
      return previewTournament(services, Number(id), language);
    }
    return null;
  };
}
