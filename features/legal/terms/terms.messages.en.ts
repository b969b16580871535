export const termsMessages = {
  title: 'Terms of Use',
  intro:
    'These terms apply between you and the operator of RallyDays (see "Specified Commercial Transactions"). By registering you agree to them.',
  headings: {
    service: '1. The service',
    account: '2. Your account',
    minors: '3. Minors',
    entries: '4. Entering tournaments',
    fees: '5. Fees and payment',
    withdrawal: '6. Withdrawal, cancellation and refunds',
    points: '7. Points',
    clubs: '8. Clubs and practice records',
    organizers: '9. Organizers',
    conduct: '10. What is not allowed',
    suspension: '11. Suspension',
    leaving: '12. Leaving',
    liability: '13. Liability',
    changes: '14. Changes',
    law: '15. Law and court',
  },
  texts: {
    service:
      'RallyDays lets players find, enter and pay for tournaments, lets clubs keep their practice records, and lets organizers run their events. Registration is free of charge. We may change or pause parts of the service; where it matters to you, we tell you beforehand.',
    account:
      'Please register with your real name and an email address that you read, because confirmations and refunds depend on them. Keep your password to yourself. If somebody else may know it, change it at once and tell us.',
    minors:
      'Minors use RallyDays with the consent of a parent or guardian. Anyone under 18 names a guardian before the first paid entry. The guardian sees the entries and can withdraw them.',
    entries:
      'The organizer holds the tournament and sets its rules; you take part on the organizer’s terms. Applying reserves a place for 30 minutes; if you pay at a store, by bank transfer (also as a school that pays later), or share the fee of a pair, until the deadline that the screen shows. Without payment in time the place goes to others. An entry is confirmed once it is paid, or at once where there is no fee. A place offered from a waiting list is kept for 24 hours, but not beyond the application deadline; one that the organizer offers after a withdrawal may also come after the deadline, and ends at the latest when the tournament begins.',
    fees: 'The participation fee is shown, with tax, before you apply. You pay by credit card, QR code payment, or points, and where it is offered at a convenience store, by PayPay or by bank transfer. A transfer goes directly to the organizer, and you pay the bank charge. RallyDays receives all other fees on behalf of the organizer. Your card is charged once for an entry, even if you tap twice or lose the connection.',
    withdrawal:
      'Until the end of the application deadline, and at the latest of the day of the tournament, you can withdraw in the app; the whole fee goes back the way it was paid; what was paid at a store or by a transfer goes to your bank account. Where the organizer has closed the entries of an event before that, you ask in the app to withdraw, and the organizer decides. After the deadline there is no refund, unless the organizer agrees to one.\n\nIf a tournament is cancelled, every paid fee is refunded in full. You have nothing to do, unless we need your bank account for the refund. We tell you once a refund has gone out; your card company or wallet may need some days to show it.',
    points:
      'Points are given free of charge: 1,500 for registering and 100 for every entry with a fee of 1,000 yen or more that is paid in money, other than by bank transfer. Points earned by an entry can be spent from the day after its application deadline. 2,000 points pay for one entry. Points expire six months after they were given, cannot be bought, paid out or passed on, and end when you leave.\n\nIf you withdraw from an entry paid with points until the deadline, or if its tournament is cancelled, the points come back and expire when they would have expired before. Points earned by an entry whose fee is refunded are taken back; if they have been spent by then, your next points make up for them.',
    clubs:
      'Whoever has a club’s code can join it, so give it only to members. Members record results together. Write about other people only what you would say to them.',
    organizers:
      'Hosting rights are given after a review. Organizers answer for their tournaments: for correct information, for safety, for what they do with participants’ data, and for holding what they have announced. They may use participants’ data only for their tournament.',
    conduct:
      '- Registering with a wrong identity, or using the account of others\n- Entering false results, or disturbing tournaments and clubs\n- Insulting others, or publishing their personal data\n- Attacking, overloading or scraping the service\n- Anything against the law or public decency',
    suspension:
      'Anyone who seriously breaks these terms can be suspended, organizers and tournaments as well. Where possible we tell the reason beforehand and listen to you. Paid entries that cannot take place because of it are settled by section 6.',
    leaving:
      'You can delete your account at any time under "Your data". Before that, the app shows what goes, what stays, and what is refunded. Whoever is suspended does so from the login screen. Organizers can leave once their tournaments and league seasons are over or cancelled, and they have transferred all refunds. While a payment is being confirmed, please wait a few minutes.',
    liability:
      'We run the service with care, but cannot promise that it is never interrupted. For damage that we cause by intent or gross negligence we are liable without limit; otherwise up to the fees that you paid in the twelve months before, as far as the law allows. Nothing here limits rights that consumers have by law. For what happens at a tournament, the organizer is responsible.',
    changes:
      'We may change these terms where it is in the interest of users or necessary and reasonable (Civil Code, article 548-4). We announce changes in the app at least 14 days before they take effect.',
    law: 'Japanese law applies. Disputes go to the court that is competent for the operator’s address; consumers may also choose the one for their own. If the Japanese and the English text differ, the Japanese one counts.',
  },
};
