export const mailsMessages = {
  greeting: (name: string) => `Hello ${name},`,
  greetingNobody: 'Hello,',
  receivedSubject: 'We have received your organizer application',
  receivedText: 'Thank you for applying to host tournaments on RallyDays.',
  receivedReview:
    'We review your application within 3-5 business days. If it is approved, your organizer ID and a one-time password arrive at this address.',
  receivedNotYou: 'If you did not apply, you can ignore this email: nothing more will happen.',
  approvedSubject: 'Your organizer ID and password',
  approvedText: 'Your application is approved. Welcome as a tournament organizer!',
  approvedCredentials: (loginId: string, password: string) =>
    `Organizer ID: ${loginId}\nOne-time password: ${password}`,
  approvedFirstLogin: (url: string) =>
    `Log in here with both. You will be asked to choose a password of your own.\n${url}`,
  approvedKeep:
    'From then on you can log in with your organizer ID or with this email address. If you already had an account with this address, it is now an organizer account, and the password above replaces the old one.',
  declinedSubject: 'About your organizer application',
  declinedText:
    'Thank you for your interest in hosting tournaments on RallyDays. We could not approve your application this time.',
  declinedReason: (reason: string) => `Reason:\n${reason}`,
  declinedAgain: 'You are welcome to apply again once this has been settled.',
};
