import { Guarded } from '../components/guarded.tsx';
import { OwnList } from '../components/own-list.tsx';

/** The matches of a player today, for the guardian who holds a mailed link. */
export function Screen() {
  return (
    <Guarded>
      <OwnList />
    </Guarded>
  );
}
