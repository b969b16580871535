import { OwnList } from '../components/own-list.tsx';

/** My matches of a tournament. */
export function Screen() {
  return <OwnList />;
}
