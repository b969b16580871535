export const paymentsMessages = {
  payTitle: 'Pay Participation Fee',
  back: 'Back',
  cancel: 'Cancel',
  ownHalf: 'Your half of the fee',
  otherHalf: (fee: string) => `Split with your partner, who pays ${fee}`,
  fee: 'Participation fee',
  timeMayBeOver: 'The 30 minutes to pay seem to be over. If paying fails, please apply again.',

  paymentMethod: 'Payment method',
  creditCard: 'Credit Card',
  cardNetworks: {
    visa: 'VISA',
    mastercard: 'Mastercard',
    jcb: 'JCB',
  },
  qrCode: 'QR Code Payment',
  usePoints: 'Use Points',
  furtherWays: 'Other ways to pay',
  qrGoesOn:
    'You go on to PayPay, which shows the code to scan or opens its app, and then come back here.',
  qrMissing: 'QR code payment is not available here. Please select another payment method.',
  ways: { konbini: 'Convenience store', paypay: 'PayPay', transfer: 'Bank transfer' },
  wayUntil: (time: string) => `Pay by ${time}`,
  transferUntil: (time: string) => `Transfer by ${time}`,
  wayTexts: {
    konbini:
      'You get numbers for FamilyMart, Lawson, Ministop and Seicomart, and pay in cash there.\nYour place is held until the deadline, and confirmed once you have paid.',
    paypay: 'You go on to PayPay to approve the payment, and then come back here.',
    transfer:
      'You see the account of the organizer and transfer the fee from your bank. You pay the bank charge.\nYour place is held until then, and confirmed once the organizer has received the money.',
  },
  halfWays:
    'Half of a fee cannot be paid at a convenience store or by bank transfer: your partner would have to wait for days. To use one of these ways, pay the whole fee yourself.',
  getNumbers: 'Get the payment numbers',
  getAccount: 'Show the account',

  cardholderName: 'Cardholder Name',
  cardNumber: 'Card Number',
  expiryDate: 'Expiry Date (MM/YY)',
  expiryPlaceholder: 'MM/YY',
  cvv: 'CVV',
  cardErrors: {
    nameMissing: 'Cardholder name is required',
    nameLong: 'Cardholder name must be at most 100 characters',
    numberInvalid: 'Card number must be 16 digits',
    expiryInvalid: 'Expiry date must be in MM/YY format',
    cvvInvalid: 'CVV must be 3 or 4 digits',
  },
  loadingFields: 'Loading the fields of the payment provider…',
  cardSafe: 'Your card details go to the payment provider only. We never see or store them.',
  testMode: 'Test mode: no real money moves. Card numbers to try',
  testCards: {
    ok: 'is accepted',
    declined: 'is declined',
    expired: 'has expired',
  },
  invalidTitle: 'Error',
  invalidText: 'Please ensure all fields are filled correctly',

  scan: 'Scan with your payment app to complete',
  openApp: 'Open your payment app',
  goesOnByItself: 'Once you have approved the payment in the app, this page goes on by itself.',
  saveCode: 'Save the QR code as an image',
  notSaved: 'The image could not be saved',
  notSavedText: (reference: string) => `Please take a screenshot instead. Reference: ${reference}`,
  qrLabel: (fee: string) => `QR code to pay ${fee}`,
  availablePoints: 'Available Points',
  requiredPoints: 'Required Points',
  pts: (points: string) => `${points} pts`,
  pointsFrom: (points: string, date: string) => `Another ${points} pts can be spent from ${date}`,
  pointsShort:
    "You don't have enough points for this purchase. Please select another payment method.",

  complete: 'Complete Payment',
  processing: 'Processing...',
  totalChanged: (was: string, is: string) =>
    `The total of the application has changed from ${was} to ${is}. Nothing was charged. Please look at it again.`,
  problems: {
    CARD_DECLINED:
      'The card was declined. Nothing was charged. Please check the details, or use another card or payment method.',
    CARD_EXPIRED: 'The card has expired. Nothing was charged. Please use another card.',
    POINTS_SHORT:
      "You don't have enough points for this purchase. Please select another payment method.",
    AMOUNT_CHANGED:
      'The total of the application has changed meanwhile. Nothing was charged. Please look at it again.',
    NOT_APPROVED:
      'The payment was not approved. Nothing was charged. Please try again, or pay in another way.',
    WAY_REFUSED:
      'This amount cannot be paid in this way. Nothing was charged. Please pay in another way.',
    WAY_NOT_OFFERED:
      'This way of paying is no longer possible for this entry. Please pay in another way.',
    NOT_COMPLETED:
      'That payment was not completed, and nothing was charged. Please choose how to pay.',
    RATE_LIMITED: 'Too many attempts in a short time. Please wait a minute and try again.',
    SIGN_IN_REQUIRED: 'You have been logged out. Please log in again; your place stays reserved.',
  },
  lost: (button: string) =>
    `The connection was lost, so we cannot tell whether the payment went through. Press "${button}" again: we check first, and you are never charged twice.`,
  failed: (button: string) =>
    `Something went wrong on our side. Press "${button}" again: we check first, and you are never charged twice.`,

  confirmingTitle: 'Confirming your payment',
  confirmingText:
    'The payment provider has not answered yet. This page asks again by itself; please do not pay a second time.',
  confirmingLong:
    'This is taking longer than usual. You may leave this page: your entries show how it stands, and a confirmation email follows once the payment has gone through.',
  seeEntries: 'See my entries',

  paidTitle: 'Payment Successful!',
  successTitle: 'Payment Successful!',
  confirmedTitle: 'Entry confirmed',
  entryConfirmed: 'Your tournament entry is confirmed.',
  halfPaid: 'Your half is paid.',
  halfTitle: 'Waiting for your partner',
  halfThanks:
    'Thank you! Your half is paid. Invite your partner now: your entry is confirmed once they have paid the other half.',
  invitePartner: 'Invite your partner',
  thanks: 'Thank you! Your tournament entry is confirmed.',
  mailSent: 'A confirmation email has been sent to your registered email address.',
  earned: (points: string) => `You earned ${points} points.`,
  earnedFrom: (date: string) => `You can spend them from ${date}.`,
  redirecting: 'Taking you to your upcoming tournaments…',
  viewApplication: 'View the application',
  viewMine: 'View My Tournaments',
  backHome: 'Back to Home',

  expiredTitle: 'Your reservation has expired',
  expiredText: 'The fee was not paid in time, so the place was released. Nothing was charged.',
  turnOver:
    'Your half was not paid within 30 minutes. Nothing was charged. While the invitation lasts, you can accept it again.',
  returnedText:
    'The payment arrived after the place had been released. The full amount is being returned to you.',
  withdrawnTitle: 'This entry is no longer active',
  withdrawnText: 'There is nothing to pay for it.',
  applyAgain: 'Apply again',
  nothingTitle: 'Nothing to pay',
  nothingText: 'You have no reserved place that waits for payment.',
  browse: 'Browse Open Tournaments',

  // Payments that wait for the person
  storeTitle: 'Waiting for the store',
  storeStatus: 'Your place is reserved. It is confirmed as soon as you have paid.',
  payBy: 'Pay by',
  amount: 'Amount',
  after: 'After the deadline the numbers are no longer valid, and your place is released.',
  stores: {
    familymart: 'FamilyMart',
    lawson: 'Lawson',
    ministop: 'Ministop',
    seicomart: 'Seicomart',
  },
  store: 'Convenience store',
  paymentCode: 'Payment slip number',
  confirmationNumber: 'Confirmation number',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The number could not be copied. Please write it down.',
  howTo: 'How to pay',
  steps: {
    familymart:
      'At the multi-copy machine choose 代金支払い (payment), then 番号入力 (enter numbers).\nEnter the payment slip number, then the confirmation number.\nTake the printed slip to the till within 30 minutes and pay.',
    lawson:
      'At the Loppi machine choose 各種番号をお持ちの方 (I have a number).\nEnter the payment slip number, then the confirmation number.\nTake the printed slip to the till within 30 minutes and pay.',
    ministop:
      'At the Loppi machine choose 各種番号をお持ちの方 (I have a number).\nEnter the payment slip number, then the confirmation number.\nTake the printed slip to the till within 30 minutes and pay.',
    seicomart:
      'At the till say that you pay by インターネット代金支払い (online payment).\nEnter the payment slip number on the screen of the till.\nPay, and keep the receipt.',
  },
  hint: 'The words on the machines may differ a little. In a bright store it helps to turn up the brightness of your phone.',
  moves:
    'This page goes on by itself once the store reports the payment. The numbers are also in the email that we have sent you.',
  transferTitle: 'Waiting for your transfer',
  transferStatus:
    'Your place is reserved. It is confirmed once the organizer has received the money.',
  transferBy: 'Transfer by',
  transferTo: 'Account of the organizer',
  transferCode: 'Write this before your name',
  transferExample: (code: string, name: string) => `Such as: ${code} ${name}`,
  transferHeld: (until: string) =>
    `Your place is held until ${until}, so that the money can arrive. After that it is released.`,
  transferAfter:
    'Transfer the exact amount. You pay the bank charge. The account and the code are also in the email that we sent you.',
  copyCode: 'Copy the code',
  copyAccount: 'Copy the account',
  slip: 'Open the slip of the payment provider',
  askToPay: 'Ask somebody to pay',
  shareNumbers: 'Share the numbers',
  simulate: 'Simulate payment at the store',
  simulating: 'Paying…',
  simulateText: 'Test mode: no real store knows these numbers.',
  approvalTitle: 'The payment is not finished',
  approvalText:
    'The payment still has to be approved on the pages of your bank or payment app. Nothing is charged before.',
  approvalUntil: (time: string) => `Possible until ${time}.`,
  goOn: 'Back to the approval page',
  other: 'Pay in another way',
  otherTitle: 'Pay in another way?',
  otherStore:
    'The numbers for the store become invalid, also in the email. You then have 30 minutes to pay in another way.',
  otherTransfer:
    'Please do so only if you have not transferred the money yet. You then have 30 minutes to pay in another way.',
  otherApproval: 'The payment that is not approved is cancelled. Nothing is charged.',
  mine: 'See my entries',
  failures: {
    PROVIDER_SILENT: 'The payment provider does not answer. Please try again in a moment.',
    NOT_OPEN: 'This payment is no longer open.',
    PAYMENT_NOT_FOUND: 'This payment is no longer open.',
  },
  failedTitle: 'Could not change the payment',

  // A link for somebody without an account
  linkToSend: 'Link',
  linkToSendQr: 'QR code of the link',
  shareLink: 'Share',
  copyLink: 'Copy the link',
};
