/** The seller and how to reach them: facts that only the operator knows. */
export const SELLER_FIELDS = [
  'sellerName',
  'representative',
  'address',
  'phone',
  'email',
  'hours',
] as const;

/** The default conditions of this software, which the operator can change, in both languages. */
export const CONDITION_FIELDS = [
  'price',
  'extraCosts',
  'paymentMethods',
  'paymentTiming',
  'delivery',
  'cancellation',
  'environment',
] as const;
export type ConditionField = (typeof CONDITION_FIELDS)[number];

export const BUSINESS_FIELDS = [
  ...SELLER_FIELDS,
  ...CONDITION_FIELDS.map((field) => `${field}Ja` as const),
  ...CONDITION_FIELDS.map((field) => `${field}En` as const),
] as const;
export type BusinessField = (typeof BUSINESS_FIELDS)[number];
export type BusinessFacts = Readonly<Record<BusinessField, string>>;
