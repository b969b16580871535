import { memo } from 'react';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { UnmarkedList } from '#platform/web/ui/unmarked-list.tsx';
import type { CheckedRow } from '../lib/checked-rows.ts';
import type { Pupil } from '../roster.queries.ts';
import { useText } from '../roster.text.ts';
import css from './import.module.css';

interface Props {
  readonly rows: readonly CheckedRow[];
  readonly pupils: readonly Pupil[];
}

/** The rows with nothing to correct: who is new, who is updated, and who has a namesake. */
export function ReadyRows({ rows, pupils }: Props) {
  const t = useText();
  if (rows.length === 0) return null;
  const nameOf = new Map(pupils.map(({ id, name }) => [id, name]));
  return (
    <Section
      heading={t.readyRows}
      action={<span className={css.number}>{t.count(rows.length)}</span>}
    >
      <UnmarkedList className={css.ready} aria-label={t.readyRows}>
        {rows.map((row) => (
          <ReadyRow
            key={row.id}
            row={row}
            updates={nameOf.get(row.recognized?.sameAs ?? '') ?? null}
          />
        ))}
      </UnmarkedList>
    </Section>
  );
}

interface RowProps {
  readonly row: CheckedRow;
  /** The name, until now, of the player whom the row updates. */
  readonly updates: string | null;
}

const ReadyRow = memo(function ReadyRow({ row, updates }: RowProps) {
  const t = useText();
  const { pupil, recognized } = row;
  if (!pupil) return null;
  const name = `${pupil.familyName} ${pupil.givenName}`;
  const gradeOf = (grade: typeof pupil.grade) => (grade ? t.grades[grade] : t.noGrade);
  const facts = [
    pupil.familyKana && `${pupil.familyKana} ${pupil.givenKana}`,
    pupil.grade && t.grades[pupil.grade],
    pupil.gender && t.genders[pupil.gender],
    pupil.registrationNo && t.registered(pupil.registrationNo),
    updates && updates !== name && t.renamed(updates),
  ].filter((fact): fact is string => Boolean(fact));
  const namesakes = recognized?.namesakes ?? [];
  return (
    <li>
      <span className={css.who}>
        <bdi className={css.name}>{name}</bdi>
        <span className={css.facts}>
          <FactsLine facts={facts} />
        </span>
        {namesakes.length > 0 ? (
          <span className={css.namesake}>{t.namesakes(namesakes.map(gradeOf))}</span>
        ) : null}
      </span>
      {updates ? (
        <Badge tone="blue">{t.willUpdate}</Badge>
      ) : (
        <Badge tone="green">{t.willAdd}</Badge>
      )}
    </li>
  );
});
