/** Mails to the players of a draw. */
export const mailsMessages = {
  publishedSubject: (tournament: string) => `The draw is out: ${tournament}`,
  publishedGreeting: (name: string) =>
    `Hello ${name},\nThe draw of an event that you are entered for is out.`,
  furtherGreeting: (name: string, { from, to }: { from: number; to: number | null }) =>
    `Hello ${name},\nThe groups are over, and the knockout for ${
      to === null
        ? `places ${from} and below`
        : from === to
          ? `place ${from}`
          : `places ${from} to ${to}`
    } has been drawn.`,
  consolationGreeting: (name: string) =>
    `Hello ${name},\nThe consolation has been drawn: the knockout for those who have lost their first match. You play in it.`,
  publishedPage:
    'See whom you play first. On the same page you can check that it was really drawn by lot:',
  amendedSubject: (tournament: string) => `Your place in the draw has changed: ${tournament}`,
  amendedGreeting: (name: string) =>
    `Hello ${name},\nSomebody has withdrawn from an event that you are entered for. The draw has changed for you:`,
  amendedJoined: (line: number) => `You are in the draw now, on line ${line}.`,
  amendedMoved: (from: number, to: number) => `Your line is ${to}. Before, it was ${from}.`,
  amendedOpponent: 'Your line is the same, but your first opponent is another one.',
  amendedPage: 'See whom you play first, and everything that has changed:',
  withdrawnSubject: (tournament: string) => `Draw taken back: ${tournament}`,
  withdrawnGreeting: (name: string) =>
    `Hello ${name},\nThe organizer has taken back the draw of an event that you are entered for, and will draw again.`,
  withdrawnReason: (reason: string) => `What the organizer writes:\n${reason}`,
  withdrawnPage: 'The new draw will be here. We will write again when it is out:',
  requestedSubject: (tournament: string) => `Somebody asks to withdraw: ${tournament}`,
  requestedGreeting: (name: string) =>
    `Hello ${name},\nSomebody asks to withdraw from an event whose entries are closed. The organizer or a referee of the tournament decides.`,
  requestedPage: 'Who asks, and what you can do:',
};
