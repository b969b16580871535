export const mailsMessages = {
  requestedSubject: (tournament: string) => `Somebody asks to withdraw: ${tournament}`,
  requestedGreeting: (name: string) =>
    `Dear ${name},\nSomebody asks to withdraw from an event whose entries are closed. You or another referee of the tournament decides.`,
  requestedPage: 'Who asks, and what you can do:',
};
