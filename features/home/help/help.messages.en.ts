/** Help is long and seldom read: its words come with its screen, not with the app's. */
export const helpMessages = {
  title: 'Help',
  subtitle: 'Answers for players, coaches and organizers',
  sections: {
    start: 'Getting started',
    tournaments: 'Tournaments',
    payment: 'Paying and refunds',
    clubs: 'Clubs and practice',
    organizers: 'For organizers',
    account: 'Account and app',
  },
  questions: {
    register: 'How do I register?',
    rating: 'What are rating and rank?',
    guardian: 'I am under 18. Can a parent help?',
    find: 'How do I find a tournament?',
    apply: 'How do I apply?',
    reservation: 'How long is my place kept?',
    full: 'The tournament is full or closed. What now?',
    mine: 'Where do I see my tournaments?',
    pay: 'How can I pay?',
    declined: 'My card was declined. Was I charged?',
    points: 'How do points work?',
    withdraw: 'How do I withdraw, and do I get my money back?',
    code: 'What is the Team Identification Code?',
    group: 'How do I create a group for my club?',
    practice: 'How do we record practice?',
    scoring: 'Can I enter scores without a signal?',
    organizer: 'How do I become an organizer?',
    publish: 'How do I publish a tournament?',
    password: 'I forgot my password',
    security: 'How do I keep my account safe?',
    language: 'How do I change the language?',
    offline: 'Does it work without a signal?',
    notifications: 'How do I choose my notifications?',
    mail: 'My confirmation email did not arrive',
    data: 'How do I get my data, or delete my account?',
  },
  answers: {
    register:
      '1. On the home screen, tap "New Registration / Rate & Ranking Check".\n2. Enter your name, prefecture, phone number, email address and a password. The email address is your login ID.\n3. Enter your Team Identification Code if you have one, or skip the step.\n4. Select your experience level and tap "Get My Rating".\nYou are registered and logged in. Registration is free and comes with 1,500 welcome points.',
    rating:
      'The rating is a number, from 1000 for beginners to 2000 for players of the All Japan Championships. The rank is its letter, from E to S. Your first ones follow from the experience level that you choose at registration. Each tournament that counts for ratings then moves them once its results are final: a win never takes points, a loss never gives any. You find yours on My Page, with the ranking of all players.',
    guardian:
      'Yes, and before your first paid entry we ask for the email address of a parent or guardian. They get a link, confirm, and can then see your entries, withdraw them, and choose how your name is shown publicly. You do not have to wait for them. My Page shows whom you have named, under "Age and guardian".',
    find: 'Tap "Tournament Search & Application" on the home screen. Search by name or venue, and filter by prefecture, level and event type. Half-width and full-width letters, and hiragana and katakana, all find the same.',
    apply:
      '1. Find a tournament and tap "Apply Now".\n2. Read the details and agree to the rules and terms.\n3. Tap "Apply & Proceed to Payment". Your place is now reserved.\n4. Pay the participation fee. Your entry is confirmed and a confirmation goes to your email address.',
    reservation:
      'For 30 minutes after you apply. Until then nobody else can take it, even if you close the app: come back through "Registered Tournaments" and pay. If you pay at a store, by bank transfer (also as a school that pays later), or share the fee of a pair, the place is yours until the deadline that the screen shows. A place that is not paid in time becomes free for others.',
    full: 'Open the tournament and tap "Join the waiting list". When a place becomes free, it is kept for the first in line for up to 24 hours, but not beyond the application deadline. You hear of it in the app, and by email and push if you have them switched on. Apply and pay to take it. After the application deadline nobody can apply any more, unless the organizer offers you a place afterwards.',
    mine: '"Registered Tournaments" on the home screen shows all your entries, upcoming and past. My Page shows the next ones.',
    pay: 'By credit card, with a QR code payment app, or with points. Some tournaments also offer convenience stores, PayPay and bank transfer. Your card number goes straight to the payment provider: RallyDays never sees or stores it.',
    declined:
      'No. A declined payment charges nothing, and your place stays reserved until its 30 minutes are over. Check the card number, expiry date and CVV, try another card, or choose another way to pay. Tapping twice or losing the connection never charges twice.',
    points:
      'You get 1,500 points at registration and 100 for every entry with a fee of 1,000 yen or more that you pay for other than with points or by bank transfer. These 100 can be spent from the day after the application deadline, when the entry can no longer be withdrawn. An entry can be paid with 2,000 points. Points expire six months after you got them, also when they were spent and came back; My Page shows the next dates.',
    withdraw:
      'Open "Registered Tournaments", choose the entry and withdraw. Until the application deadline the whole fee goes back the way it was paid: to the card, the payment app, or your points. What was paid at a store or by bank transfer goes to the bank account that you enter. After the deadline, please contact the organizer. Once the organizer has closed the entries, the same screen has "Ask to withdraw", and the organizer decides.',
    code: 'Eight letters or digits that belong to one club. Everybody who enters the code, at registration or on My Page, becomes a member of that club, and its coach is notified. Ask your coach or manager for it. If your name is on the club\'s list already, the coach first confirms that it is you.\nFor coaches: under "Group Details" you answer these requests, and make a new code when the old one has got into the wrong hands. People whom you remove from the list cannot come back with the code until you let them in again.',
    group:
      'Tap "Club Activity Support" on the home screen, then "Create group". Enter the name, choose a Team Identification Code of 8 letters and digits, and add the director, coach, manager and members. Then give the code to your players.',
    practice:
      'Open "Club Activity Support" and start practicing: a league in which everybody meets everybody (3 players or more), a knockout tournament (8 or more), or one-on-one. Enter the scores match by match. "Practice Records" keeps them by day.',
    scoring:
      'Yes. Open the league, the bracket or the practice screen once while you have a signal: for the next 24 hours you can score it without one. A new league or one-on-one match can be started without a signal, too. What you enter is kept on this phone, marked "not sent yet", and stays there when you close the app. It is sent while the app is open and has a connection, so open the app once more before you log out or change phones. Starting a bracket, drawing again, sharing, deleting and confirming a free practice need a connection. If somebody else has scored the same match, you see both scores and decide.',
    organizer:
      'Tap "Tournament Hosting" on the home screen and fill in the application. The review takes 3-5 business days. Then your organizer ID and a password arrive by email: log in with them.',
    publish:
      'Log in with your organizer ID and tap "Register New Tournament". Enter date, venue, deadline, participant limit and fee, and publish: the tournament is open for applications at once.',
    password:
      '1. On the login screen, tap "Forgot your password?".\n2. Enter your email address or organizer ID.\n3. Open the link in the email that arrives. It works for 60 minutes.\n4. Choose a new password. You are logged in here, and all other devices are logged out.\nIf you no longer have that mailbox, contact us as described below.',
    security:
      'Open My Page, then "Account and security". There you change your password and your email address, see on which devices you are logged in, and log out a lost one. "Recent logins" shows who logged in and who tried to. We email you when a new device logs in. With a passkey you log in with your face, your fingerprint or the code of your device: there is nothing to guess or to forget. Organizers can switch on two-step login there: after the password, the login asks for a code from an app on the phone. On a shared device, log out when you leave.',
    language:
      'Tap "EN | 日本語" at the top of any screen. Nothing that you have typed is lost. The language on My Page is also that of your emails.',
    offline:
      'What you have opened in the last 24 hours can be read without a signal, and practice matches can be scored. Applying and paying need a connection; if it breaks, nothing that you typed is lost and nothing is charged twice.',
    notifications:
      'On My Page, open "Notification settings". There you choose which emails you want, turn push notifications on for this device, and find the address of your calendar. On an iPhone or iPad, first add RallyDays to your home screen. Optional emails also have a link at the end that stops them.',
    mail: 'Check the spam folder, and allow emails from RallyDays if your phone only accepts known senders. Your entry counts even without the email: what "Registered Tournaments" shows is valid.',
    data: 'Open My Page and tap "Your data". There you download everything that we keep about you, and delete your account. Before you delete it you see what goes, what stays, and which fees are refunded. Organizers can leave once their tournaments and league seasons are over or cancelled, and they have transferred all refunds. While a payment is being confirmed, please wait a few minutes.',
  },
  contactTitle: 'Still stuck?',
  contactTournament:
    'About one tournament (venue, times, what to bring): the organizer. You find the contact on the page of the tournament and in your entry, with an emergency contact for the day itself.',
  contactClub: 'About your club or its code: your coach or manager.',
  contactAccount:
    'About your account or a payment: reply to any email from RallyDays and tell us what happened and when. If a screen showed a reference number, please add it. Never send us your password or card number.',
  status: 'Does everything work at the moment?',
  demoTitle: 'Trying out the demo',
  demoText:
    'Everything here is sample data and no money moves. Pay with these test cards, any name, any CVV and any date in the future:',
  cards: {
    '4242 4242 4242 4242': 'The payment succeeds',
    '4000 0000 0000 0002': 'The card is declined',
    '4000 0000 0000 0069': 'The card has expired',
  },
};
