export const statusMessages = {
  language: 'English',
  title: 'Status of RallyDays',
  description: 'See whether the app, entries, emails and payments work now.',
  allWorks: 'Everything works.',
  notAll: 'Some parts do not work as usual.',
  parts: {
    app: 'App and website',
    database: 'Saving entries and results',
    mail: 'Emails',
    payments: 'Payments',
  },
  states: { works: 'Works', late: 'Delayed', down: 'Does not work', unknown: 'Not known' },
  lateMail:
    'Emails arrive later than usual. They are sent one after the other. Please do not ask for the same one again.',
  latePayments:
    'Some payments take longer than usual. Please do not pay twice: each one is settled or returned by itself.',
  downDatabase:
    'Nothing can be saved at the moment. Scores that you enter on your phone stay there and are sent later.',
  at: (time: string) => `As of ${time} (Japan time)`,
  again: 'Check again',
  toApp: 'To RallyDays',
};
