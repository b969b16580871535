/** The kinds of a group's practice that remember their score rules. Free practice remembers them on the phone. */
export const RULES_KINDS = ['league', 'one-on-one', 'knockout'] as const;
export type RulesKind = (typeof RULES_KINDS)[number];
