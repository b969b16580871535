import { mostSeeds, usualSeedCount } from '#domain/bracket/seeding.ts';
import { useDrawWords } from '#features/matches/draws/web/hooks/use-draw-words.ts';
import { SelectField } from '#platform/web/ui/select-field.tsx';
import type { Participant } from '../../../practice.vocabulary.ts';
import { useText } from '../knockout.text.ts';

type Id = Participant['id'];

/** How players are seeded: by rating, or by choice; an empty choice seeds nobody. */
export interface Seeding {
  readonly by: 'rating' | 'choice' | 'none';
  readonly chosen: readonly Id[];
}

interface Props {
  readonly players: readonly Participant[];
  readonly seeding: Seeding;
  readonly onSeeding: (seeding: Seeding) => void;
}

/** Whether the ratings seed, and otherwise the chosen seeds in order. */
export function SeedChoice({ players, seeding, onSeeding }: Props) {
  const t = useText();
  const draws = useDrawWords();
  const chosen = seedsOf(seeding, players) ?? [];
  const most = Math.min(players.length, mostSeeds(players.length, 'seeded'));
  const choose = (at: number, value: string) => {
    const player = players.find(({ id }) => String(id) === value);
    const next = [...chosen];
    next.splice(at, 1, ...(player ? [player.id] : []));
    onSeeding({ ...seeding, chosen: next });
  };
  return (
    <>
      <SelectField
        name="seeding"
        label={t.seeding}
        hint={
          seeding.by === 'choice'
            ? t.seedingHint(usualSeedCount(players.length, 'seeded'))
            : undefined
        }
        value={seeding.by}
        onChange={(event) =>
          onSeeding({ ...seeding, by: event.currentTarget.value as Seeding['by'] })
        }
        options={(['rating', 'choice', 'none'] as const).map((value) => ({
          value,
          label: t.seedings[value],
        }))}
      />
      {seeding.by === 'choice'
        ? [...chosen, null].slice(0, most).map((seed, at) => (
            <SelectField
              // biome-ignore lint/suspicious/noArrayIndexKey: a seed is its number; the field keeps the focus.
              key={at}
              name={`seeds.${at}`}
              label={draws.seed(at + 1)}
              value={seed === null ? '' : String(seed)}
              onChange={(event) => choose(at, event.currentTarget.value)}
              options={[
                { value: '', label: t.noSeed },
                ...players
                  .filter(({ id }) => id === seed || !chosen.includes(id))
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          ))
        : null}
    </>
  );
}

/** The chosen seeds who still take part, in order, as many as a draw of these players has; undefined where the ratings seed. */
export function seedsOf(
  { by, chosen }: Seeding,
  players: readonly Participant[],
): readonly Id[] | undefined {
  if (by === 'rating') return undefined;
  if (by === 'none') return [];
  return chosen
    .filter((seed) => players.some(({ id }) => id === seed))
    .slice(0, mostSeeds(players.length, 'seeded'));
}
