/** What the bank of a test card says; `slow`: it pays, and says so minutes later; `disputed`: it pays, and takes the money back at once. */
type CardOutcome =
  | 'ok'
  | 'slow'
  | 'authenticate'
  | 'disputed'
  | { readonly code: string; readonly declineCode?: string };

const DECLINED = { code: 'card_declined', declineCode: 'generic_decline' } as const;

/** Stripe's test cards, by their numbers. */
const NUMBERS: Readonly<Record<string, CardOutcome>> = {
  '4000000000000002': DECLINED,
  '4000000000009995': { code: 'card_declined', declineCode: 'insufficient_funds' },
  '4000000000000069': { code: 'expired_card' },
  '4000000000000127': { code: 'incorrect_cvc' },
  '4000000000003220': 'authenticate',
  '4000000000000259': 'disputed',
};

/** Stripe's ready-made payment methods of tests, and one of this fake. */
const METHODS: Readonly<Record<string, CardOutcome>> = {
  pm_card_visa: 'ok',
  pm_card_chargeDeclined: DECLINED,
  pm_card_chargeDeclinedExpiredCard: { code: 'expired_card' },
  pm_card_threeDSecure2Required: 'authenticate',
  pm_fake_slow: 'slow',
};

const made = new Map<string, CardOutcome>();

/** Makes a payment method of a card, as the provider's fields in the browser do; the number is forgotten. */
export function makeMethod(number: string): string {
  const id = `pm_fake_${made.size + 1}`;
  made.set(id, NUMBERS[number] ?? 'ok');
  return id;
}

/** What happens when a payment method is charged; undefined for an unknown one. */
export function outcomeOfCard(method: string): CardOutcome | undefined {
  return METHODS[method] ?? made.get(method);
}
