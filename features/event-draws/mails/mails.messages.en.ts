/** Mails to the players of a draw. */
export const mailsMessages = {
  publishedSubject: (tournament: string) => `The draw is out: ${tournament}`,
  publishedGreeting: (name: string) =>
    `Hello ${name},\nthe draw of an event that you have entered is out.`,
  furtherGreeting: (name: string, { from, to }: { from: number; to: number | null }) =>
    `Hello ${name},\nthe groups are over, and the knockout for ${
      to === null
        ? `places ${from} and below`
        : from === to
          ? `place ${from}`
          : `places ${from} to ${to}`
    } has been drawn.`,
  publishedPage:
    'See whom you play first. On the same page you can check that it was really drawn by lot:',
  withdrawnSubject: (tournament: string) => `Draw taken back: ${tournament}`,
  withdrawnGreeting: (name: string) =>
    `Hello ${name},\nthe organizer has taken back the draw of an event that you have entered, and will draw again.`,
  withdrawnReason: (reason: string) => `What the organizer writes:\n${reason}`,
  withdrawnPage: 'The new draw will be here. We will write again when it is out:',
  requestedSubject: (tournament: string) => `Somebody asks to withdraw: ${tournament}`,
  requestedGreeting: (name: string) =>
    `Dear ${name},\nSomebody asks to withdraw from an event whose entries are closed. You or another referee of the tournament decides.`,
  requestedPage: 'Who asks, and what you can do:',
};
