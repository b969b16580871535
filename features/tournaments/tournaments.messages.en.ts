import type { EventType } from '#domain/entry/vocabulary.ts';

export const tournamentsMessages = {
  browseTitle: 'Browse Open Tournaments',
  backHome: 'Back to Home',
  past: 'Results of past tournaments',
  search: 'Search tournaments by name or venue',
  clearSearch: 'Clear search',
  searching: 'Searching…',
  filters: 'Filters',
  filtersInUse: (count: number) => `Filters (${count})`,
  prefecture: 'Prefecture',
  otherPrefectures: 'Other prefectures',
  level: 'Level',
  eventType: 'Event Type',
  all: 'All',
  clearFilters: 'Clear filters',
  showResults: 'Show results',
  removeFilter: (filter: string) => `Remove filter: ${filter}`,
  quickFilters: 'Quick filters',
  weekend: 'This weekend',
  isFree: 'Free',
  entered: 'Entered',
  quickLevels: 'Quick level filter',
  levels: { Beginner: 'Beginner', Intermediate: 'Intermediate', Advanced: 'Advanced' },
  eventTypes: { Singles: 'Singles', Doubles: 'Doubles', Team: 'Team' },
  genderRules: { female: 'Women and girls', male: 'Men and boys', mixed: 'Mixed' },
  perClub: (most: number, _eventType: EventType | null) => `at most ${most} from one club`,
  notRated: 'not rated',
  unnamedEvent: (type: string, level: string) => `${type}, ${level}`,
  eventsFrom: (count: number, fee: string) => `${count} events from ${fee}`,
  eventsFromFree: (count: number) => `${count} events, free and up`,
  shown: (count: number) => (count === 1 ? '1 tournament shown' : `${count} tournaments shown`),
  none: 'No tournaments found matching your criteria.',
  noneText: 'Try another word, or fewer filters.',
  noneYetText: 'New ones appear here as soon as organizers publish them.',
  inPrefecture: (prefecture: string, count: number, more: boolean) =>
    more
      ? `See all tournaments in ${prefecture} (more than ${count})`
      : count === 1
        ? `See the 1 tournament in ${prefecture}`
        : `See all ${count} tournaments in ${prefecture}`,
  venueIn: (venue: string, prefecture: string) => `${venue}, ${prefecture}`,
  date: 'Date',
  venue: 'Venue',
  deadline: (day: string) => `Apply by ${day}`,
  placesLeft: (left: number, limit: number, _eventType: EventType | null) =>
    left === 1 ? `1 of ${limit} places left` : `${left} of ${limit} places left`,
  fee: 'Participation fee',
  free: 'Free',
  applyNow: 'Apply Now',
  waitingList: (waiting: number, _eventType: EventType | null) =>
    waiting === 0 ? 'Waiting list' : `Waiting list (${waiting} waiting)`,
  availabilities: {
    open: 'Open',
    'deadline-passed': 'Closed (deadline)',
    closed: 'Closed (organizer)',
    'held-back': 'On hold',
    cancelled: 'Cancelled',
    over: 'Over',
  },
  fullAndWaiting: (waiting: number, _eventType: EventType | null) =>
    waiting === 0 ? 'Full' : `Full · ${waiting} waiting`,
  whyFull: (limit: number, _eventType: EventType | null) =>
    limit === 1 ? 'The only place is taken.' : `All ${limit} places are taken.`,
  whyDeadlinePassed: (day: string) => `Applications closed on ${day}.`,
  unavailableTexts: {
    closed: 'The organizer has closed applications.',
    'held-back': 'Applications are on hold at the moment.',
    cancelled: 'The organizer has cancelled this tournament.',
    over: 'This tournament is over.',
  },
};
