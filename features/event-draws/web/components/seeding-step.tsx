import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { InlineNotice } from '#platform/web/ui/inline-notice.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import { StickyBar } from '#platform/web/ui/sticky-bar.tsx';
import type { SeedingList } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import type { useSeeding } from '../hooks/use-seeding.ts';
import { asStored, entrantsIn, seedsIn, withMoved } from '../lib/seeding-edit.ts';
import { SeedingRows } from './seeding-rows.tsx';
import css from './seeding-step.module.css';

interface StoredProps {
  readonly list: SeedingList;
  /** The edit of this list, with what is not saved yet. */
  readonly seeding: ReturnType<typeof useSeeding>;
}

interface Props extends StoredProps {
  /** Teams have no rating. */
  readonly isForTeams: boolean;
}

/** The second step: the order of the seeding list, and how many are seeded. */
export function SeedingStep({ list, seeding, isForTeams }: Props) {
  const t = useText();
  const { edit, change, isUnsaved, isOutdated } = seeding;
  if (list.entrants.length === 0) {
    return (
      <Section heading={t.seeding}>
        <EmptyState title={t.nobody} text={t.nobodyText} />
      </Section>
    );
  }
  const [byRating, orderByRating] = isForTeams
    ? [t.byLot, t.orderByLot]
    : [t.byPoints, t.orderByPoints];
  const usual = { value: '', label: t.usualCount(list.usualSeedCount) };
  const counts = Array.from({ length: list.mostSeeds + 1 }, (_, count) => String(count));
  return (
    <Section heading={t.seeding} text={t.seedingText}>
      {isOutdated ? <StoredList list={list} seeding={seeding} /> : null}
      <SelectField
        name="seedCount"
        label={t.seedCount}
        value={edit.seedCount === null ? '' : String(seedsIn(edit, list))}
        onChange={({ currentTarget: { value } }) =>
          change({ ...edit, seedCount: value === '' ? null : Number(value) })
        }
        options={[usual, ...counts.map((value) => ({ value, label: value }))]}
      />
      <p className={css.order}>{edit.order === null ? byRating : t.byHand}</p>
      {list.savedBy ? <SavedBy savedBy={list.savedBy} /> : null}
      {edit.order === null ? null : (
        <Button variant="secondary" onClick={() => change({ ...edit, order: null })}>
          {orderByRating}
        </Button>
      )}
      <SeedingRows
        entrants={entrantsIn(edit, list)}
        seedCount={seedsIn(edit, list)}
        isForTeams={isForTeams}
        onMove={(number, to) => change(withMoved(edit, list, { number, to }))}
      />
      {isUnsaved && !isOutdated ? (
        <StickyBar edge="bottom" className={css.bar}>
          <p className={css.unsaved}>{t.unsaved}</p>
          <Button variant="secondary" onClick={seeding.discard}>
            {t.discard}
          </Button>
          <Button busy={seeding.isPending} busyLabel={t.saving} onClick={seeding.save}>
            {t.save}
          </Button>
        </StickyBar>
      ) : null}
    </Section>
  );
}

function SavedBy({
  savedBy: { name, at },
}: {
  readonly savedBy: NonNullable<SeedingList['savedBy']>;
}) {
  const t = useText();
  const format = useFormat();
  return <p className={css.order}>{t.savedBy(format.name(name), format.dateTime(at))}</p>;
}

/** What somebody else has saved since the changes below began; the organizer decides. */
function StoredList({ list, seeding }: StoredProps) {
  const t = useText();
  const format = useFormat();
  return (
    <InlineNotice
      tone="warning"
      title={t.changedTitle}
      action={
        <div className={css.choices}>
          <Button variant="secondary" onClick={seeding.discard}>
            {t.useStored}
          </Button>
          <Button busy={seeding.isPending} busyLabel={t.saving} onClick={seeding.saveInstead}>
            {t.saveMine}
          </Button>
        </div>
      }
    >
      <p>{t.changedText}</p>
      <ol className={css.stored}>
        {entrantsIn(asStored(list), list).map(({ number, name }) => (
          <li key={number}>
            <bdi>{format.name(name)}</bdi>
          </li>
        ))}
      </ol>
    </InlineNotice>
  );
}
