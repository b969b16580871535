/** How a reader of a live page knows somebody: by being or looking after them, or by a club of both. */
export const TIES = ['family', 'club'] as const;
export type Tie = (typeof TIES)[number];
