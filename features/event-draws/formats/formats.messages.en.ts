/** Messages about how an event is meant to be played. */
export const formatsMessages = {
  title: 'Format and score rules',
  back: 'Back to the event',
  intro:
    'The draw starts from what you choose here, and its matches are scored in this way. Players see it once the draw is out.',
  figuresFor: (sides: string) => `For ${sides}`,
  courts: { court: 'Courts', table: 'Tables', either: 'Courts or tables' },
  courtsHint: 'For the expected end; stored on this device only',
  endAbout: (time: string) => `end about ${time}`,
  toPlan: 'Will it fit in the day?',
  scoring: 'How matches are scored',
  inGroups: (name: string) => `In the groups: ${name}`,
  inKnockout: (name: string) => `In the knockout: ${name}`,
  save: 'Save',
  saving: 'Saving…',
  saved: 'Format and score rules saved',
  fixedTitle: 'The draw is out',
  fixedText:
    'The event is played as it was published. Until the first result the score rules can be changed beside the draw.',
  toDraw: 'To the draw',
  notFound: 'Event not found',
  notFoundText: 'It may have been deleted. Please go back to the events.',
  cancelledTitle: 'This tournament was cancelled',
  cancelledText: 'Its events can no longer be changed.',
  failedTitle: 'Could not do this',
  failures: {
    FORMATS_CHANGED:
      'Somebody else has chosen meanwhile, and nothing was saved. Please look again.',
    DRAW_PUBLISHED:
      'The draw was published meanwhile. You can change the score rules beside the draw.',
    UNKNOWN_FORMAT: 'These score rules do not exist.',
    ROUND_UNKNOWN: 'With so few places the knockout has no such round after its first one.',
    TOURNAMENT_CANCELLED: 'The tournament has been cancelled.',
    EVENT_NOT_FOUND: 'The event has been deleted.',
    CONNECTION_LOST: 'The server could not be reached. Please try again.',
    OTHER: 'Please reload the page and try again.',
  },
};
