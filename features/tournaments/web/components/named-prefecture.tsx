import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { Tournaments } from '../hooks/use-tournaments.ts';
import type { Criteria } from '../lib/criteria.ts';
import { useText } from '../tournaments.text.ts';

interface Props {
  readonly named: Tournaments['namedPrefecture'];
  readonly onChange: (part: Partial<Criteria>) => void;
}

/**
 * For a search that is a prefecture's name: offers the filter by that prefecture; nothing where it has no tournaments.
 */
export function NamedPrefecture({ named, onChange }: Props) {
  const t = useText();
  const { language } = useLanguage();
  if (!named || named.count === 0) return null;
  const { prefecture, count, more } = named;
  return (
    <div>
      <Button variant="secondary" onClick={() => onChange({ search: '', prefecture })}>
        {t.inPrefecture(prefectureName(prefecture, language), count, more)}
      </Button>
    </div>
  );
}
