export const businessMessages = {
  title: 'Specified Commercial Transactions',
  intro:
    'What article 11 of the Act on Specified Commercial Transactions requires everybody who sells on the internet in Japan to state.',
  notFilledTitle: 'Not filled in yet',
  notFilledText:
    'The operator of this server has not said yet who sells here and how to reach them. Until then no real payments should be made.',
  notFilled: 'Not filled in yet',
  changed: (time: string) => `Last changed ${time}`,
  back: 'Help',
  labels: {
    sellerName: 'Seller',
    representative: 'Person responsible',
    address: 'Address',
    phone: 'Phone',
    email: 'Email',
    hours: 'Hours for inquiries',
    price: 'Price',
    extraCosts: 'Further costs',
    paymentMethods: 'Ways to pay',
    paymentTiming: 'When to pay',
    delivery: 'When the service is provided',
    cancellation: 'Withdrawal and refunds',
    environment: 'What you need',
  },
  /** True of this software, for every operator. */
  standard: {
    price: 'The participation fee, with tax, that is shown on each tournament before you apply.',
    extraCosts:
      'What your own internet connection costs, and what your bank charges for a transfer. There are no service charges.',
    paymentMethods:
      'Credit card (VISA, Mastercard, JCB), QR code payment, points; where offered, convenience stores, PayPay and bank transfer.',
    paymentTiming:
      'Within 30 minutes after applying; at a convenience store by the deadline that comes with the numbers (23:59 on the third day at the latest); by bank transfer by the date that is shown when you apply. Cards and QR code payments are charged by the rules of their companies.',
    delivery:
      'Your entry is confirmed as soon as it is paid; the tournament takes place on the day shown.',
    cancellation:
      'Until the end of the application deadline, and at the latest of the day of the tournament, you can withdraw in the app, and the whole fee goes back the way it was paid; what was paid at a store or by a transfer goes to your bank account. Where the organizer has closed the entries of an event before that, you ask in the app to withdraw, and the organizer decides. After that there is no refund, unless the organizer agrees. If a tournament is cancelled, the whole fee is refunded.',
    environment:
      'A current version of Safari, Chrome, Edge or Firefox, JavaScript and cookies switched on, and an email address.',
  },
};
