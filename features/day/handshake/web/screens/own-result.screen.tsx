import { OwnCard } from '../components/own-card.tsx';

/** The card of a match of mine. */
export function Screen() {
  return <OwnCard />;
}
