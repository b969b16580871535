/** How far the orders of a tie are: nobody has filed, one side, late, out, or the tie is over. */
export const ORDER_STATES = ['open', 'waiting', 'late', 'revealed', 'over'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const LONGEST_REASON = 200;

/** The most places of any template: four pairs and five singles. */
export const MOST_PLACES = 18;
