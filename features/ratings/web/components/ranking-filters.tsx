import { BROWSE_FIRST, type Prefecture, prefecturesAfter } from '#domain/common/prefectures.ts';
import { GRADE_GROUPS } from '#domain/rating/grades.ts';
import { DISCIPLINES } from '#domain/rating/vocabulary.ts';
import { useSportNames } from '#features/sports/web/hooks/use-sport-names.ts';
import { prefectureName } from '#platform/shared/prefecture-names.ts';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { RATED_SPORTS } from '../../ratings.vocabulary.ts';
import type { RankingFilters as Filters, Ranking } from '../ratings.queries.ts';
import { useText } from '../ratings.text.ts';
import css from './ranking-filters.module.css';

interface Props {
  readonly filters: Filters;
  readonly ranking: Ranking | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** Which players are ranked: each choice applies at once and is in the address. */
export function RankingFilters({ filters, ranking, onChange }: Props) {
  const t = useText();
  const sports = useSportNames();
  const { language } = useLanguage();
  const all = { value: '', label: t.all };
  const named = (prefectures: readonly Prefecture[]) =>
    prefectures.map((value) => ({ value, label: prefectureName(value, language) }));
  const field = (name: keyof Filters & string, value: string) => ({
    name,
    value,
    onChange: ({ target }: { target: HTMLSelectElement }) => onChange(name, target.value),
  });
  return (
    <search className={css.filters} aria-label={t.filters}>
      <SelectField
        {...field('sport', filters.sport ?? ranking?.sport ?? 'table-tennis')}
        label={t.sport}
        options={RATED_SPORTS.map((value) => ({ value, label: sports[value] }))}
      />
      <SelectField
        {...field('discipline', filters.discipline ?? 'singles')}
        label={t.discipline}
        options={DISCIPLINES.map((value) => ({ value, label: t.disciplines[value] }))}
      />
      <SelectField
        {...field('prefecture', filters.prefecture ?? '')}
        label={t.prefecture}
        options={[all, ...named(BROWSE_FIRST), { options: named(prefecturesAfter(BROWSE_FIRST)) }]}
      />
      {ranking?.hasGrades || filters.grades ? (
        <SelectField
          {...field('grades', filters.grades ?? '')}
          label={t.grades}
          options={[all, ...GRADE_GROUPS.map((value) => ({ value, label: t.gradeGroups[value] }))]}
        />
      ) : null}
    </search>
  );
}
