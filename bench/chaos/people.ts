/** Who takes part: made by the server of the trial when it starts first, known to both sides by number. */
export const PASSWORD = 'serve-and-volley-9';

/** What the payment company's test addresses do: most pay at a store after three minutes, some never, some when it is over. */
const AT_THE_STORE = ['', '', 'fill_never', 'expire_with_delay'];

export const emailOf = (number: number) =>
  `chaos${number}${AT_THE_STORE[number % AT_THE_STORE.length]}@example.com`;

/** The trial's environment variable with the number of people. */
export const PEOPLE_SETTING = 'CHAOS_PEOPLE';

/** The same with the address of the payment company. */
export const COMPANY_SETTING = 'CHAOS_COMPANY';
