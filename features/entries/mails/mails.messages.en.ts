export const mailsMessages = {
  confirmedSubject: (tournament: string) => `Entry confirmed: ${tournament}`,
  confirmedGreeting: (name: string) => `Hello ${name},\nyour tournament entry is confirmed.`,
  facts: (f: { tournament: string; date: string; time: string; venue: string }) =>
    `Tournament: ${f.tournament}\nDate: ${f.date}\nTime: ${f.time}\nVenue: ${f.venue}`,
  paid: (amount: string) => `Participation fee paid: ${amount}`,
  free: 'Participation fee: none',
  pointsEarned: (points: string) => `You have earned ${points} points with this entry.`,
  emergency: (contact: string) => `Contact on the day of the event: ${contact}`,
  manage: 'Your entries, and withdrawing before the deadline:',
  withdrawnSubject: (tournament: string) => `Entry withdrawn: ${tournament}`,
  withdrawnGreeting: (name: string) => `Hello ${name},\nyou have withdrawn from this tournament.`,
  refundComing: (amount: string) =>
    `The participation fee of ${amount} goes back to you the way it was paid. We will write again once it is on its way.`,
  pointsComing: (points: string) => `The ${points} points you paid with are back in your account.`,
  refundedSubject: (tournament: string) => `Refund sent: ${tournament}`,
  refundedGreeting: (name: string, amount: string) =>
    `Hello ${name},\nwe have refunded ${amount}. Depending on your card company or wallet it can take some days until you see it.`,
};
