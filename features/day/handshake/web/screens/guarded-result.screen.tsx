import { Guarded } from '../components/guarded.tsx';
import { OwnCard } from '../components/own-card.tsx';

/** The card of a match of a player, for the guardian who holds a mailed link. */
export function Screen() {
  return (
    <Guarded>
      <OwnCard />
    </Guarded>
  );
}
