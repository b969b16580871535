interface Written {
  /** "2026-12-05". */
  readonly date: string;
  readonly isVertical: boolean;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** What stands on a certificate, in its own language. */
export const paperMessages = {
  title: 'Certificate',
  body: 'for {place} in {event} at {tournament}, in recognition of an excellent performance.',
  eventTypes: { Singles: 'Singles', Doubles: 'Doubles', Team: 'Team event' },
  members: ', ',
  joint: ', ',
  and: ' and ',
  group: (group: number) => `group ${group}`,
  consolation: 'consolation',
  placeDraw: (from: number, to: number | null) => {
    if (to === null) return `draw for places ${from} and below`;
    return from === to ? `draw for place ${from}` : `draw for places ${from} to ${to}`;
  },
  place: (place: number, _isVertical: boolean): string =>
    `${ORDINALS[place - 1] ?? `${place}th`} place`,
  you: (_isTeam: boolean, _people: number): string => 'you',
  honorific: '',
  date: ({ date }: Written): string =>
    new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
};
