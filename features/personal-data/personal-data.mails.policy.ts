/** The kinds of mail that only the holder of an account gets; the others go to addresses without one as well. */
const OWN_KINDS = [
  /^(welcome$|password-|reset-password|verify-email$|email-|device-|passkey-|second-factor$)/,
  /^(entry-|entered-by-school$|school-entry-ended$|place-|pair-(?!invited$)|pay-(at-store|by-transfer)$|team-renamed$)/,
  /^(draw-|desk-|withdrawal-|application-|group-handed-on$)/,
  /^(transfers-due$|transfer-account-changed$|payment-disputed$|dispute-ended$|payout-ready$)/,
];

/**
 * Whether a mail to the address of an account is its holder's. Not from before the account, because a school may have given the
 * address to another person then; and while nobody has confirmed the address, only what is written to the holder of an account: its
 * reader may be somebody else, such as a guardian, or a player whom a desk has entered.
 */
export function isOwnMail(
  { kind, createdAt }: { readonly kind: string; readonly createdAt: Date },
  person: { readonly emailVerified: boolean; readonly createdAt: Date },
): boolean {
  if (createdAt < person.createdAt) return false;
  return person.emailVerified || OWN_KINDS.some((kinds) => kinds.test(kind));
}
