export const paymentsMessages = {
  payTitle: 'Pay Participation Fee',
  back: 'Back',
  cancel: 'Cancel',
  ownHalf: 'Your half of the fee',
  otherHalf: (fee: string) => `Split with your partner, who pays ${fee}`,
  fee: 'Participation Fee',
  loading: 'Loading your reservation…',
  timeMayBeOver: 'The 30 minutes to pay seem to be over. If paying fails, please apply again.',

  paymentMethod: 'Payment Method',
  creditCard: 'Credit Card',
  cardNetworks: {
    visa: 'VISA',
    mastercard: 'Mastercard',
    jcb: 'JCB',
  },
  qrCode: 'QR Code Payment',
  usePoints: 'Use Points',

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
  cardSafe: 'Your card details go to the payment provider only. We never see or store them.',
  testMode: 'Test mode: no real money moves. Card numbers to try',
  testCards: {
    ok: 'is accepted',
    declined: 'is declined',
    expired: 'counts as expired',
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
  problems: {
    CARD_DECLINED:
      'The card was declined. Nothing was charged. Please check the details, or use another card or payment method.',
    CARD_EXPIRED: 'The card has expired. Nothing was charged. Please use another card.',
    POINTS_SHORT:
      "You don't have enough points for this purchase. Please select another payment method.",
    AMOUNT_CHANGED:
      'The total of the application has changed meanwhile. Nothing was charged. Please look at it again.',
    RATE_LIMITED: 'That was many attempts in a short time. Please wait a minute and try again.',
    SIGN_IN_REQUIRED: 'You have been logged out. Please log in again; your place stays reserved.',
    LOST: 'The connection was lost, so we cannot tell whether the payment went through. Press "Complete Payment" again: we check first, and you are never charged twice.',
    ERROR:
      'Something went wrong on our side. Press "Complete Payment" again: we check first, and you are never charged twice.',
  },

  confirmingTitle: 'Confirming your payment',
  confirmingText:
    'The payment provider has not answered yet. This page asks again by itself; please do not pay a second time.',
  confirmingLong:
    'This is taking longer than usual. You may leave this page: your entries show how it stands, and a confirmation email follows once the payment has gone through.',
  seeEntries: 'See my entries',

  successTitle: 'Payment Successful!',
  confirmedTitle: 'Entry confirmed',
  entryConfirmed: 'Your tournament entry is confirmed.',
  halfPaid: 'Your half is paid.',
  halfTitle: 'Waits for partner',
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
  expiredText:
    'The fee was not paid within 30 minutes, so the place was released. Nothing was charged.',
  turnOver:
    'Your half was not paid within 30 minutes. Nothing was charged. While the invitation lasts, you can accept it again.',
  returnedText:
    'The payment arrived after the place had been released. The full amount is being returned to you.',
  withdrawnTitle: 'This entry is no longer active',
  withdrawnText: 'There is nothing to pay for it.',
  applyAgain: 'Apply Again',
  nothingTitle: 'Nothing to pay',
  nothingText: 'You have no reserved place that waits for payment.',
  browse: 'Browse Open Tournaments',
};
