export const noticesMessages = {
  title: 'Notifications',
  subtitle: 'What happened with your tournaments and your account',
  new: 'New',
  unread: (count: number) => (count === 1 ? '1 unread' : `${count} unread`),
  allReadNow: 'All read',
  markAllRead: 'Mark all as read',
  markRead: 'Mark as read',
  markUnread: 'Mark as unread',
  /** Read aloud instead of the bare "Mark as read", of which every row has one. */
  markReadOf: (title: string) => `Mark as read: ${title}`,
  markUnreadOf: (title: string) => `Mark as unread: ${title}`,
  markFailed: 'Not marked',
  markFailures: {
    CONNECTION_LOST: 'There is no connection. Please try again.',
    OTHER: 'Something went wrong. Please try again.',
  },
  emptyTitle: 'Nothing new yet',
  emptyText: 'When something happens with your tournaments or points, it shows up here.',
  findTournament: 'Find a tournament',
  titles: {
    welcome: 'Welcome to RallyDays!',
    'entry-confirmed': 'Your entry is confirmed',
    'entry-withdrawn': 'You gave up your place',
    'entry-lapsed': 'Your reservation has lapsed',
    'refund-done': 'Your fee was refunded',
    'tournament-cancelled': 'Tournament cancelled',
    'tournament-changed': 'Tournament changed',
    'place-offered': 'A place is free for you',
    'offer-lapsed': 'Your place on offer has lapsed',
    'match-called': 'Your match is next',
    'guardian-confirmed': 'Your guardian has confirmed',
    'guardian-declined': 'Please name another guardian',
    'guardian-stopped': 'You need another guardian',
    'withdrawn-by-guardian': 'Your guardian gave up your place',
  },
  welcomePoints: (points: string) =>
    `We have added ${points} welcome points to your account. They can pay participation fees.`,
  welcomePlain: 'Find your first tournament and apply in a minute.',
  confirmed: 'See you there! All the details are in My Tournaments.',
  withdrawnRefund: (amount: string) => `The fee of ${amount} goes back the way it was paid.`,
  withdrawnPlain: 'The place is free for somebody else.',
  lapsed:
    'The place was kept for 30 minutes and not paid for. You can apply again while there are places.',
  refundYen: (amount: string) => `${amount} went back the way it was paid.`,
  refundPoints: (points: string) => `${points} points are back in your account.`,
  refundPlain: 'The fee went back the way it was paid.',
  cancelled: 'The organizer has cancelled it. A paid fee goes back in full.',
  changed:
    'The organizer has changed the date, time or venue. Please check the details in My Tournaments.',
  calledTo: (opponent: string, place: string) =>
    `Your match against ${opponent} is next. Please go to: ${place}.`,
  called: (opponent: string) => `Your match against ${opponent} is next. Please come to the court.`,
  offered:
    'It is kept for you for a limited time. Apply and pay to take it; otherwise it goes to the next in line.',
  offerLapsed:
    'It was not accepted in time and went to the next in line. You can join the waiting list again.',
  guardianConfirmed: 'They can see and withdraw your entries, and choose how your name is shown.',
  guardianDeclined:
    'Whoever reads the address you gave is not your guardian. Please check it and name them again.',
  guardianStopped: 'The one you had named has stopped. Name another before your next paid entry.',
  about: (name: string, date: string) => `${name}, ${date}`,
};
