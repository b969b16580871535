/** Who takes part: made by the server of the trial when it starts first, known to both sides by number. */
export const PASSWORD = 'serve-and-volley-9';

export const emailOf = (number: number) => `chaos${number}@example.com`;

/** The trial's environment variable with the number of people. */
export const PEOPLE_SETTING = 'CHAOS_PEOPLE';
