import type { Options } from '../options.ts';

/** Where the helpers at the courts enter every result. */
const FEWEST = 8;
/** Registering takes a while, and one address registers 400 people in an hour. */
const MOST = 256;

/**
 * Who has a phone and an account: of each person the places of their events in the list of events. The others are on paper, so that
 * only those on phones can be one person in two events. On somebody's server nobody registers.
 */
export function whoHasPhones(
  {
    phones,
    players,
    teams,
    events,
    both,
  }: Pick<Options, 'phones' | 'players' | 'teams' | 'events' | 'both'>,
  isGuest: boolean,
): number[][] {
  if (isGuest) return [];
  if (teams) return Array.from({ length: players }, () => [0]);
  const inBoth = events === 1 ? 0 : Math.min(MOST, Math.round(players * both));
  const wanted = phones > 0 ? MOST : Math.max(FEWEST, inBoth);
  const single = Math.min(wanted - inBoth, (players - inBoth) * events);
  return [
    ...Array.from({ length: inBoth }, () => Array.from({ length: events }, (_, at) => at)),
    ...Array.from({ length: single }, (_, at) => [at % events]),
  ];
}
