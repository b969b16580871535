import { useCallback } from 'react';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { FactsLine } from '#platform/web/ui/facts-line.tsx';
import { OrderedRows } from '#platform/web/ui/ordered-rows.tsx';
import type { Entrant } from '../event-draws.queries.ts';
import { useText } from '../event-draws.text.ts';
import css from './seeding-rows.module.css';

interface Props {
  /** The strongest first. */
  readonly entrants: readonly Entrant[];
  readonly seedCount: number;
  /** Nobody misses a rating that teams never have. */
  readonly isForTeams: boolean;
  /** To a place counted from 0. */
  readonly onMove: (number: number, to: number) => void;
}

const idOf = ({ number }: Entrant) => number;
const nameOf = ({ name }: Entrant) => name;

/** The seeding list: each row moves by its buttons or by its handle; a line ends the seeds. */
export function SeedingRows({ entrants, seedCount, isForTeams, onMove }: Props) {
  const t = useText();
  const content = useCallback(
    (entrant: Entrant, at: number) => (
      <Who entrant={entrant} seed={at < seedCount ? at + 1 : null} isForTeams={isForTeams} />
    ),
    [seedCount, isForTeams],
  );
  return (
    <OrderedRows
      label={t.seeding}
      drag={t.drag}
      up={t.up}
      down={t.down}
      moved={t.moved}
      items={entrants}
      idOf={idOf}
      nameOf={nameOf}
      content={content}
      onMove={onMove}
      line={{ below: seedCount, text: seedCount === 0 ? t.noSeeds : t.seedLine }}
    />
  );
}

interface WhoProps {
  readonly entrant: Entrant;
  /** Null for somebody who is not seeded. */
  readonly seed: number | null;
  readonly isForTeams: boolean;
}

function Who({ entrant, seed, isForTeams }: WhoProps) {
  const t = useText();
  const { name, club, points, rankInClub, isProvisional, isNew } = entrant;
  const format = useFormat();
  const facts = [
    seed === null ? null : t.seed(seed),
    isForTeams
      ? null
      : points === null
        ? t.noPoints
        : t.points(format.number(points), isProvisional),
    club === null ? null : format.name(club),
    rankInClub === null ? null : t.rankInClub(rankInClub),
  ].filter((fact) => fact !== null);
  return (
    <span className={css.who}>
      <bdi className={css.name}>{format.name(name)}</bdi>
      {isNew ? <Badge tone="blue">{t.isNew}</Badge> : null}
      <span className={css.facts}>
        <FactsLine facts={facts} />
      </span>
    </span>
  );
}
