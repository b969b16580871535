/** The tone of a badge that says the state of a pair's second player. */
export const STATE_TONES = {
  none: 'neutral',
  invited: 'amber',
  accepting: 'amber',
  accepted: 'green',
  named: 'blue',
  declined: 'red',
  lapsed: 'red',
  left: 'red',
} as const;
