import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { courtKind } from '#features/sports/sports.policy.ts';
import type { EventAddress, PreparedEvent } from '../../../web/event-draws.queries.ts';
import { onCourtQuery } from '../results.queries.ts';
import { useText } from '../results.text.ts';

interface Stage {
  /** Null while it is not known. */
  readonly stageId: string | null;
  readonly sport: PreparedEvent['sport'];
}

/** Where matches of a stage are called or played, in words, by their ids; without a connection nobody knows. */
export function useCourtsOf(
  params: EventAddress,
  { stageId, sport }: Stage,
): ReadonlyMap<string, string> {
  const t = useText();
  const { data = [] } = useQuery(onCourtQuery(params));
  return useMemo(() => {
    const kind = courtKind(sport);
    const nameOf = (name: string | null) => {
      if (name === null) return t.aCourt[kind];
      if (!/^\d+$/.test(name)) return name;
      return kind === 'table' ? t.tableNumber(name) : t.courtNumber(name);
    };
    const own = data.filter((one) => one.stageId === stageId);
    return new Map(own.map(({ matchId, courtName }) => [matchId, nameOf(courtName)]));
  }, [data, stageId, sport, t]);
}
