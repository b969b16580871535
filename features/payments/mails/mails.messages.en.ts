export const mailsMessages = {
  storeSubject: (tournament: string) => `Please pay at a convenience store: ${tournament}`,
  storeGreeting: (name: string) =>
    `Hello ${name},\nYour place is reserved. It is confirmed once you have paid at a convenience store.`,
  amount: (amount: string) => `Amount: ${amount}`,
  payBy: (until: string) => `Pay by: ${until} (Japan time)`,
  stores: {
    familymart: 'FamilyMart',
    lawson: 'Lawson',
    ministop: 'Ministop',
    seicomart: 'Seicomart',
  },
  paymentCode: (code: string) => `payment slip number ${code}`,
  storeNumbers: (store: string, numbers: readonly string[]) => `${store}: ${numbers.join(', ')}`,
  confirmationNumber: (number: string) => `confirmation number ${number}`,
  showOnPage: 'How to pay at each store, and paying in another way:',
  storeAfter: 'After the deadline the numbers are no longer valid, and the place is released.',
  notPaidSubject: (tournament: string) => `Not paid in time: ${tournament}`,
  notPaid: (name: string) =>
    `Hello ${name},\nThe fee was not paid at a convenience store in time. The numbers are no longer valid, and the place is free again. Nothing was charged.`,
  paidLate:
    'If you have paid anyway, keep the receipt: once the store reports the money, it goes back to you in full, and we ask you for a bank account.',
  notTransferred: (name: string) =>
    `Hello ${name},\nThe organizer has not received the whole amount of your transfer in time. The place is free again.`,
  transferredLate:
    'If you have transferred the money anyway, it goes back to you in full once the organizer has noted it, and we ask you for a bank account.',
  transferSubject: (tournament: string) => `Please pay by bank transfer: ${tournament}`,
  transferReminderSubject: (tournament: string) =>
    `Reminder: please pay by bank transfer: ${tournament}`,
  transferGreeting: (name: string) =>
    `Hello ${name},\nYour place is reserved. It is confirmed once the organizer has received your transfer.`,
  transferReminder: (name: string) =>
    `Hello ${name},\nThe organizer has not confirmed your transfer yet. If you have already sent it, you have nothing to do.`,
  transferCode: (code: string) => `Write before your name: ${code}`,
  transferUntil: (until: string) => `Transfer by: ${until} (Japan time)`,
  transferAccount: (account: string) => `Account of the organizer:\n${account}`,
  transferHeld: (until: string) =>
    `The place is held until ${until}, so that the money can arrive. After that it is released. You pay the bank charge.`,
  transferPage: 'The account, and paying in another way:',
  transfersDueSubject: (tournament: string) => `Has this transfer arrived? ${tournament}`,
  transfersDue: (name: string) =>
    `Hello ${name},\nA player chose to pay by bank transfer, and the money should have arrived by now.`,
  transfersDueText: (until: string) =>
    `Please look at your account and note the transfer. If nothing is noted, the place is given up on ${until} (Japan time).`,
  transfersPage: 'Note what has arrived:',
  disputeSubject: (tournament: string) => `A payment is disputed: ${tournament}`,
  disputed: (name: string, payer: string, amount: string) =>
    `Hello ${name},\nThe bank of ${payer} disputes a payment of ${amount}. The money is withheld until it is decided.`,
  disputeDue: (until: string) => `Evidence is taken until: ${until} (Japan time)`,
  disputeAnswer:
    'Please answer it at the payment provider, with what the organizer knows about the entry.',
  disputeByOperator:
    'The operator of RallyDays answers it. Please keep what shows that the player has entered and taken part.',
  disputePage: 'See the current state:',
  disputeEndedSubject: (tournament: string) => `A disputed payment is decided: ${tournament}`,
  disputeWon: (name: string, payer: string, amount: string) =>
    `Hello ${name},\nThe disputed payment of ${payer} over ${amount} was decided in your favor. The money counts again.`,
  disputeLost: (name: string, payer: string, amount: string) =>
    `Hello ${name},\nThe disputed payment of ${payer} over ${amount} was decided for the payer. The money has gone back to them, and the entry stays as it is.`,
  receiptSubject: (tournament: string) => `Receipt of a participation fee: ${tournament}`,
  receipt: (player: string) =>
    `Thank you. You have paid the participation fee for ${player}, by the link that they sent you.`,
  receiptDay: (day: string) => `Paid on: ${day}`,
  receiptNumber: (id: string) => `Receipt number: ${id}`,
  receiptRefund: (player: string) =>
    `Your address was used for this email only and is not stored. Questions and refunds: please ask ${player}, whose entry it is.`,
  receiptRefundToAccount: (player: string) =>
    `Your address is stored until a month after the tournament and its final results, only to ask you for a bank account if the money goes back. Questions: please ask ${player}, whose entry it is.`,
  applyAgain: 'You can apply again while there are places:',
  grantedSubject: (tournament: string) => `The organizer gives you money back: ${tournament}`,
  granted: (name: string, amount: string) =>
    `Hello ${name},\nThe organizer gives you ${amount} of the participation fee back.`,
  grantedExpired: (name: string) =>
    `Hello ${name},\nThe organizer decided to give the participation fee back, but the points that paid it have expired.`,
  grantedPoints: (points: string) => `${points} points`,
  grantedBoth: (amount: string, points: string) => `${amount} and ${points} points`,
  grantedReason: 'The organizer writes:',
  grantedSameWay:
    'It goes back the way it was paid. We write again once it has gone out; your card company or wallet may need some days to show it.',
  grantedToAccount:
    'What was paid at a convenience store or by bank transfer goes to a bank account. We write separately to ask for it.',
  grantedPointsBack: 'The points are back already, and expire when they would have expired before.',
  grantedPointsExpired: (points: string) =>
    `${points} of the points that paid the fee have expired and do not come back.`,
  grantedEntryStays: 'This changes nothing about the entry itself.',
  accountSubject: (tournament: string) => `Your bank account for a refund: ${tournament}`,
  accountForStore: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to you. It was paid at a convenience store, which cannot refund it, so we transfer it to a bank account. Please tell us the account.`,
  accountForTransfer: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to you. It was paid by bank transfer, so the organizer transfers it back. Please tell us the bank account.`,
  accountForSurplus: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to you: more was paid than the fee. The organizer transfers it back. Please tell us the bank account.`,
  accountForFailed: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to you. The refund to your card or payment app failed, so we transfer it to a bank account. Please tell us the account.`,
  payerAccount: (player: string, amount: string) =>
    `${amount} goes back to you. You paid it for ${player}. It cannot go back the way it was paid, so it is transferred to a bank account. Please tell us the account.`,
  payerAccountHere: 'Please enter the account here; no login is needed:',
  payerLinkIsSecret: (player: string) =>
    `Please do not pass the link on: anyone who has it can say where the money goes. It works for 90 days; after that, ${player} can send you another one.`,
  payerLastLinkIsSecret:
    'Please do not pass the link on: anyone who has it can say where the money goes. It works for 90 days, and no other link can be sent after that.',
  payerGivenSubject: (tournament: string) => `Account for your refund saved: ${tournament}`,
  payerGiven: (player: string, amount: string) =>
    `A bank account was entered with the link that we sent you. ${amount}, which you had paid for ${player}, will be transferred to it.`,
  payerGivenElse:
    'If you did not enter it, open the link in our first email again and enter your own account, which replaces it.',
  payerAskedSubject: (tournament: string) => `Refund to the person who paid: ${tournament}`,
  payerAsked: (name: string, amount: string) =>
    `Hello ${name},\n${amount} goes back to the person who paid by your link. We have asked them by email for a bank account.`,
  payerAskedElse:
    'If that email does not arrive, send them a link from here, or enter an account yourself:',
  payoutReadySubject: (tournament: string) => `Please transfer a refund: ${tournament}`,
  payoutReady: (name: string) =>
    `Hello ${name},\nThe bank account for a refund was entered, and you can transfer the money now.`,
  payoutReadyHere: 'See the account, and note the transfer:',
  accountHere: 'Please enter the account here:',
  accountDeleted:
    'The account is stored encrypted, shown only to the person who makes the transfer, and deleted once the money is on its way.',
  accountNeverByMail:
    'Please do not send bank details by email. Nobody asks for a PIN or a password.',
  paidOutSubject: (tournament: string) => `Refund transferred: ${tournament}`,
  payerPaidOut: (player: string, amount: string) =>
    `${amount}, which you had paid for ${player}, has been transferred to the bank account that was given. It can take a working day until it arrives. The account is no longer stored here.`,
  paidOut: (name: string, amount: string) =>
    `Hello ${name},\n${amount} has been transferred to the bank account that you gave. It can take a working day until it arrives. The account is no longer stored here.`,
};
