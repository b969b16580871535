import type { Tournament } from '#features/tournaments/web/tournaments.queries.ts';
import { nameIn } from '#platform/shared/bilingual.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '../entries.text.ts';
import css from './venue.module.css';

/** Where a tournament is held. */
export function Venue({ of }: { readonly of: Pick<Tournament, 'venue' | 'prefecture'> }) {
  const format = useFormat();
  const { language } = useLanguage();
  const t = useText();
  const place = `${nameIn(of.venue, 'ja')} ${prefectureName(of.prefecture, 'ja')}`;
  return (
    <>
      {format.name(of.venue)}
      <span className={css.prefecture}>{prefectureName(of.prefecture, language)}</span>
      <a className={css.map} href={mapOf(place)} target="_blank" rel="noreferrer">
        {t.map}
      </a>
    </>
  );
}

/** Where the place is, in whichever map the phone opens the address with. */
function mapOf(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
