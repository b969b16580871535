export const sandboxWalletMessages = {
  title: 'Test payment app',
  intro: 'In real operation your own payment app opens here. No real money moves.',
  payTo: 'Pay to',
  amount: 'Amount',
  approve: (amount: string) => `Approve ${amount}`,
  approving: 'Approving…',
  notNow: 'Back without paying',
  approved: 'Approved',
  approvedText:
    'RallyDays completes the payment now. On the phone that showed the code, the page goes on by itself.',
  back: 'Back to RallyDays',
  unknown: 'Payment not found',
  unknownText:
    'The link is not complete. Please open it again from the payment page, or scan the code again.',
  failedTitle: 'Not approved',
  failures: {
    ORDER_NOT_FOUND: 'The link is not complete. Please scan the code again.',
    RATE_LIMITED: 'Too many attempts in a short time. Please wait a minute and try again.',
    CONNECTION_LOST: 'The connection was lost. Please try again; nothing is paid twice.',
    OTHER: 'Something went wrong on our side. Please try again; nothing is paid twice.',
  },
};
