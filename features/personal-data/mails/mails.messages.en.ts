export const mailsMessages = {
  goodbyeSubject: 'Your account has been deleted',
  goodbyeGreeting: (name: string) =>
    `Hello ${name},\nAs you wished, your account has been deleted, with your profile, password, ratings, points, notifications and emails.`,
  goodbyeEntries: 'These tournament entries have been withdrawn:',
  goodbyeWithdrawn: (f: { tournament: string; day: string }) => `- ${f.tournament} (${f.day})`,
  goodbyeRefunded: (f: { tournament: string; day: string; amount: string }) =>
    `- ${f.tournament} (${f.day}): ${f.amount} will be refunded`,
  goodbyeUnsent: (f: { tournament: string; day: string; amount: string }) =>
    `- ${f.tournament} (${f.day}): a refund of ${f.amount} needs a bank account`,
  goodbyeRefunds:
    'Refunds go back the way you paid, without your having to do anything. Depending on your card company or wallet it can take some days. Please keep this email: we will not write again.',
  goodbyePayerAsked:
    'What somebody has paid by a link at a store or by bank transfer goes back to their bank account, for which we ask them by email.',
  goodbyeNeedsAccount:
    'Money that was paid at a store or by bank transfer can only go back to a bank account. Now that the account is deleted none can be given, so the refunds above that need one cannot be sent.',
  goodbyeStays:
    'Results that others share with you stay without your name ("Former player"). The law asks us to keep payments for seven years, also without your name.',
  goodbyeAgain:
    'You can register again with this address at any time. Thank you for having played with us.',
  guardianSubject: (player: string) => `${player} has deleted their account`,
  guardianGreeting: (player: string) =>
    `To the guardian of ${player},\n${player} has deleted their RallyDays account.`,
  guardianEnds:
    'With it your role as guardian has ended, and your email address has been removed. There is nothing more to do.',
  newOwnerSubject: (group: string) => `You now look after ${group}`,
  newOwnerGreeting: (name: string, group: string) =>
    `Hello ${name},\nThe person who registered ${group} has left RallyDays. The club's records are kept, and you now manage the club.`,
  newOwnerMeaning:
    'You can edit its members, choose a coach and a manager, and delete it. Please check its details:',
};
