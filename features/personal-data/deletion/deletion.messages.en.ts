export const deletionMessages = {
  sectionHeading: 'Delete your account',
  sectionText:
    'You can leave at any time. Before anything happens you see what goes, what stays, and what is refunded.',
  open: 'Delete my account…',
  title: 'Delete your account',
  subtitle: 'This cannot be undone. Please read what happens first.',
  back: 'Your data',
  obstacleTitles: {
    demo: 'This is the demo',
    lastOperator: 'You are the last operator',
    paymentUnderWay: 'A payment is being confirmed',
    tournaments: 'You still run tournaments',
    refundsDue: 'You still have refunds to transfer',
    schoolRefunds: 'A refund to your school waits for a bank account',
  },
  obstacleTexts: {
    demo: 'The sample player belongs to everybody who looks at the demo and cannot be deleted.',
    lastOperator:
      'Somebody must be able to run RallyDays. Make another operator first (npm run operator:create).',
    paymentUnderWay: 'Please try again in a few minutes, so that no money is lost.',
    tournaments:
      'People have entered them or still can. Wait until they are over, or cancel them: everybody is notified then, and fees are refunded.',
    refundsDue:
      'This money came to your account, and nobody else can send it back. Transfer it and note it first. Where the bank account is missing, please ask the person for it.',
    schoolRefunds:
      'Nobody else looks after the school, so the money could not go back once you have left. Please give the account first.',
  },
  toOrganizer: 'To my tournaments',
  goesHeading: 'What goes',
  goes: {
    profile: 'Your name, email address, phone number and everything else in your profile',
    logins: 'Your password, and your login on every device',
    rating: 'Your rating and rank, notifications and emails',
    practice: 'Practice matches that you kept for yourself',
  },
  points: (points: string) => `${points} points, which cannot be paid out`,
  waiting: (count: number) =>
    count === 1 ? 'Your place in one waiting list' : `Your places in ${count} waiting lists`,
  entriesHeading: 'Upcoming entries, which are withdrawn',
  refunded: (amount: string) => `${amount} will be refunded the way you paid`,
  toAccount: (amount: string) =>
    `${amount} needs a bank account: please withdraw the entry yourself first, and give the account`,
  payerAsked: (amount: string) =>
    `${amount} goes back by bank transfer to the person who paid by your link; we ask them for the account by email`,
  needsAccountTitle: 'A refund waits for your bank account',
  needsAccountText: (amount: string) =>
    `${amount} goes back to you by bank transfer. Without the account, which you cannot give any more afterwards, the money cannot be sent.`,
  giveAccount: 'Give the account',
  payerAskedTitle: 'A refund goes to the person who paid by your link',
  payerAskedText: (amount: string) =>
    `${amount} goes back to them by bank transfer. They have been asked for the account by email, and can still give it after your account is deleted. You can then no longer send them another link.`,
  tooLate: 'No refund: the application deadline has passed',
  nothingPaid: 'Nothing to refund',
  pairsHeading: 'Pairs in doubles, which end',
  pairWith: (other: string) => `Your pair with ${other}; they are notified`,
  groupsHeading: 'Clubs that you registered',
  newOwner: (name: string) => `${name} will look after it`,
  noNewOwner:
    'Nobody else has joined with an account: its records stay, but nobody can edit it any more, and its public links end',
  openApplications: (tournaments: string) =>
    `Nobody will look after these applications: ${tournaments}. Nobody can name an account for their refunds, and their teams leave leagues that have begun`,
  staysHeading: 'What stays',
  stays: {
    results: 'Results that others share with you, under "Former player"',
    club: 'Your club’s leagues and draws with their public links, without your name',
    books: 'Payments and refunds, without your name: the law asks for seven years',
    typed:
      'Names that others typed in without choosing you from a list: please ask them to change these',
  },
  takeAlong: 'Download my data first',
  confirmHeading: 'Delete now',
  unsent: (count: number) =>
    count === 1
      ? '1 entry on this phone has not been sent yet and will be lost.'
      : `${count} entries on this phone have not been sent yet and will be lost.`,
  password: 'Your password',
  delete: 'Delete my account',
  deleting: 'Deleting…',
  sureTitle: 'Delete your account for good?',
  sureText: 'Nobody can bring it back, not even the operator.',
  sureYes: 'Yes, delete it',
  deletedTitle: 'Your account has been deleted',
  deletedText: 'An email tells you what happened. Thank you for having played with us.',
  errors: {
    passwordMissing: 'Please enter your password',
    passwordWrong: 'The password is not correct',
  },
};
