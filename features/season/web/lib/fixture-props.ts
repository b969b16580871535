import type { Fixture, Season, SeasonAddress } from '../season.queries.ts';

/** A fixture on its page, with the names of its teams. */
export interface FixtureProps {
  readonly season: Season;
  readonly at: SeasonAddress;
  readonly fixture: Fixture;
  readonly home: string;
  readonly away: string;
}
