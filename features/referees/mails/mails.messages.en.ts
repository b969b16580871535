import type { RefereeDuty } from '../referees.vocabulary.ts';

export const mailsMessages = {
  invitedSubject: (tournament: string, duty: RefereeDuty) =>
    duty === 'desk'
      ? `You are invited to help at the desk: ${tournament}`
      : `You are invited to referee: ${tournament}`,
  invited: (organizer: string, duty: RefereeDuty) =>
    duty === 'desk'
      ? `${organizer} asks you to help at the desk of the following tournament on RallyDays.`
      : `${organizer} asks you to be a referee of the following tournament on RallyDays.`,
  duties: {
    referee:
      'A referee orders the seeding list, makes the draw and decides on withdrawals. On the day, referees also check players in and call the matches. Fees and the contact details of players are not shown to referees, except on the day the phone numbers of players who are missing.',
    desk: 'A desk helper works at the desk on the day: they check players in, call the matches and enter results. The draw and withdrawals stay with the organizer and the referees. Fees and the contact details of players are not shown to desk helpers, except on the day the phone numbers of players who are missing.',
  },
  answer: 'Please open this page to accept or decline. To accept, log in or register there.',
  until: (until: string) =>
    `The link is valid until ${until} (Japan time). Please do not forward it: anybody who opens it can accept.`,
  cancelledSubject: (tournament: string) => `Tournament cancelled: ${tournament}`,
  cancelled: (name: string) =>
    `Hello ${name},\nA tournament that you would have run or helped with is cancelled.`,
  movedSubject: (tournament: string) => `Tournament changed: ${tournament}`,
  moved: (name: string) =>
    `Hello ${name},\nThe date, time or venue of a tournament that you run or help with has changed. This is how it is now:`,
  reason: (reason: string) => `Reason:\n${reason}`,
  deskPage: 'The page of the tournament:',
  wrong: 'If you did not expect this, you can decline on the same page, or ignore this email.',
};
