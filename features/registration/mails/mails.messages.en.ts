export const mailsMessages = {
  welcomeSubject: 'Welcome! Your registration is complete',
  welcomeText: (name: string) => `Hello ${name},\nYour registration is complete.`,
  welcomeRating: (points: string, rank: string) => `Your first rating is ${points}, rank ${rank}.`,
  welcomePoints: (points: string) =>
    `We have added ${points} welcome points to your account. They can be used for participation fees.`,
  welcomeStart: 'Find your first tournament:',
  verifyText: 'Please confirm with this link that this is your email address:',
  verifyValid: 'The link works for 7 days.',
};
