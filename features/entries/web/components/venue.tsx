import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import css from './venue.module.css';

/** Where a tournament is held. */
export function Venue({ of }: { readonly of: Pick<Tournament, 'venue' | 'prefecture'> }) {
  const format = useFormat();
  const { language } = useLanguage();
  return (
    <>
      {format.name(of.venue)}
      <span className={css.prefecture}>{prefectureName(of.prefecture, language)}</span>
    </>
  );
}
