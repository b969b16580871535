export const accountsMessages = {
  welcomeMailSubject: 'Welcome to RallyDays',
  welcomeMailGreeting: (name: string) => `Hello ${name},\nyour registration is complete.`,
  welcomeMailRating: (points: string, rank: string) =>
    `Your first rate is ${points} points, rank ${rank}.`,
  welcomeMailPoints: (points: string) =>
    `We have added ${points} welcome points to your account. They can be used for participation fees.`,
  welcomeMailStart: 'Find your first tournament:',
};
