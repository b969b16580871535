export const privacyMessages = {
  title: 'Privacy Policy',
  intro:
    'RallyDays is used by school players, many of them minors. We keep only what the service needs, we sell nothing, and you can take your data along or delete it at any time.',
  headings: {
    who: 'Who is responsible',
    what: 'What we keep',
    why: 'What we use it for',
    share: 'Who sees it',
    minors: 'Minors and guardians',
    payment: 'Payments',
    device: 'Cookies, and what is stored on your device',
    safety: 'How it is protected',
    rights: 'Your rights',
    keep: 'How long we keep it',
    changes: 'Changes to this policy',
  },
  texts: {
    who: 'The operator of this service is responsible for personal data. Name, address and contact are on the page "Specified Commercial Transactions". You can also reply to any email from us.',
    what: 'Only what you enter, and what comes of using the service:\n\n- Registration and profile: name, furigana, nickname, school or club, prefecture, phone number, email address, a password (only as a hash that nobody can read), passkeys (only their public half), the key of an authenticator app (encrypted), experience level\n- Rating and rank, points, clubs that you have joined\n- What a school or club writes on its list about a player: name, furigana, grade, gender, registration number\n- Entries, waiting lists, payments, refunds, and whether you have checked in at a tournament\n- Results of tournament matches, line-ups and orders of teams, and places\n- The email address that somebody gives who pays for a player by a link\n- Practice matches with their scores and notes\n- Notifications and the emails that we sent you, and what you have chosen about them\n- The age that you stated, and the email address of the guardian whom you named\n- Logins: when, with what kind of browser, and a shortened network address\n- From organizers: organization, address, workplace or school, and their tournaments\n\nWe do not ask for your location, contacts or photos. There is no advertising and no tracking.',
    why: '- To run the service: entries, payments, refunds, clubs, practice records, ratings\n- To tell you what you need to know: confirmations, changes, cancellations\n- To protect accounts against misuse\n- To answer your questions\n- To keep the books that the law demands\n\nWe use it for nothing else without your consent.',
    share:
      '- The organizer of a tournament that you enter sees your name, furigana, school or club, email address and phone number\n- The referees and desk helpers of such a tournament see your name and club, and on its day your phone number while you have not checked in\n- The furigana, grade, gender and registration number on the list of a school or club are seen by those who look after it (its creator, coach and manager), and by the organizer of a tournament that the school or club enters for its players; referees and desk helpers of such a tournament see furigana and grade, the organizer, referees and desk helpers of another tournament that the player enters only the furigana\n- The live pages of a tournament show the furigana of that part of a name which is shown publicly. The ranking can be narrowed to elementary, junior high or high school by the grade on such a list, for those whom it names\n- Members of your club see your name and your results in the club; they never see your email address or phone number\n- Those who look after your club see your matches on the day of a tournament, and can check you in and enter results for you\n- The device at a court and the match slips show the full names of those who play there\n- A bracket that a club shares by a public link shows only parts of names, unless a guardian has chosen the full one\n- Your guardian sees your entries\n- Whoever has your link to pay sees your name, the tournament and the fee\n- Whoever has the secret address of your calendar sees your tournaments\n- The operator sees accounts and emails as far as needed to help\n\nBeyond this we pass data on only to those who work for us: the payment provider, the mail server, and, if you have turned notifications on, the push service of your browser’s maker. The text of such a notification is encrypted. We give data to authorities where the law obliges us. We do not sell data.',
    minors:
      'Minors may register with the consent of a parent or guardian. Before the first paid entry we ask whether a player is under 18; then a guardian is named, who gets a link by email, needs no account, sees and withdraws entries, and chooses how the name is shown publicly. Until the guardian has answered, it is shown as initials; so is the name of everybody whose age we do not know. A guardian may ask us at any time to correct or delete the data of their child.',
    payment:
      'Card numbers go from your browser straight to the payment provider. They never reach RallyDays and are not stored here. We keep the amount, the way of paying, the time and the outcome. A bank account is asked for only where a refund cannot go back the way it was paid; it is stored encrypted, read only by who transfers the money (the operator or the organizer), and deleted once that is done.',
    device:
      'We set only cookies without which the service does not work: one for your login, one for your language, one by which we know a device that has logged in before, where several servers share the work one that names the server which answers you, and in the demo one that remembers that you have left it. There are no cookies of others, and no analytics.\n\nSo that the app works in halls without a signal, your device stores what you have read, scores that are not sent yet, what you have begun to type, and your stars on live pages. What you have read is erased when you log out.',
    safety:
      'Connections are encrypted. Passwords are kept as argon2id hashes, links in emails as hashes that open nothing. Who may see what is checked by the server with every request. What operators do is logged for good.',
    rights:
      'On My Page you correct your profile; under "Your data" you can download everything that we keep about you, and delete your account; whoever is suspended does the same from the login screen. You may also ask us to disclose, correct, or stop using your data, by replying to an email from us; we answer without delay, after making sure that it is you.\n\nResults that others share with you stay without your name when you leave.',
    keep: 'A job deletes every night what has reached its term. Copies for emergencies (backups) are overwritten later.',
    changes:
      'If we change this policy in a way that matters to you, we announce it in the app before it takes effect.',
  },
  table: 'How long we keep what',
  data: 'Data',
  period: 'How long',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  yearsAndMonths: (years: number, months: number) => `at most ${years} years ${months} months`,
  bonds: {
    account: 'As long as your account',
    club: 'As long as the club, then as a record of those who were in it',
    permanent: 'For good',
  },
  kinds: {
    session: 'Logins of a device, after their last use (shorter for organizers and operators)',
    signIn: 'List of logins and attempts',
    device: 'Devices that have logged in, after their last use',
    guess: 'Counts of wrong passwords, for protection',
    link: 'Links in emails, after they have ended',
    mailText: 'What emails say',
    mail: 'That an email was sent: address, subject, time',
    notification: 'Notifications',
    emptyEntry:
      'Entries that were never paid or came to nothing, also drafts and applications of schools, turns in waiting lists, declined payments',
    declinedApplication: 'Declined applications of organizers',
    payerAddress:
      'Email address of the person who paid for a player at a store or by bank transfer, in case that money goes back (after the tournament and its final results)',
    endedGuardian: 'Addresses of guardians who have stopped or were replaced',
    joinRequest: 'Requests to join a club that nobody has answered',
    formerPupil:
      'Furigana, grade, gender and registration number of players without an account, after they have left their school’s list or their club has ended',
    endedClub:
      'Person in charge, phone and address of a school or club, after it was deleted or the last person with an account has left it',
    refereeInvitation:
      'Invitations to referee a tournament or help at its desk that nobody has accepted',
    refereeDuty:
      'Who referees a tournament or helps at its desk, after the end of the tournament or season',
    tieOrder:
      'Orders of teams that never came out, who has filed the others and why they were changed, after the end of the tournament or season',
    checkIn: 'Who checked in and was called at a tournament, after its end',
    courtLink: 'The links of courts and the running scores of a tournament, after its end',
    removedPractice: 'Practice matches that a club has removed',
    payment:
      'Payments and refunds, also the applications of schools and the names on transfers: seven years from when the tax return of the business year is due (Corporation Tax Act, Income Tax Act)',
    finishedJob: 'Technical tasks that are done (numbers only)',
    serverLog: 'Technical log of the server, without names',
    profile: 'Profile, also as a player, rating and rank, guardian, choices',
    entry: 'Entries in tournaments',
    points: 'Points, also expired ones',
    practice: 'The list of members of a club, and its practice records',
    auditLog: 'Log of what operators did, with names as they were then',
  },
};
