import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/ui/card.tsx';
import { ownDaysQuery } from '../own-day.queries.ts';
import { NextMatch } from './next-match.tsx';
import css from './own-day.module.css';

/** The own next match at a tournament, for a screen that has the name of the tournament; nothing where there is none. */
export function OwnNext({ tournamentId }: { readonly tournamentId: number }) {
  const { data } = useQuery(ownDaysQuery);
  const day = data?.days.find((one) => one.tournamentId === tournamentId);
  const [next] = day?.matches ?? [];
  // What waits for an answer is on such a screen itself.
  if (!day || !next || next.state === 'done') return null;
  return (
    <Card tone={next.state === 'called' ? 'brand' : 'raised'} className={css.card}>
      <NextMatch day={day} match={next} heading="h2" isReadOnly={false} />
    </Card>
  );
}
