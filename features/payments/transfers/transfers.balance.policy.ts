/** What was received for a sum, and what that means: nothing is matched by itself. */
export function balanceOf({
  totalYen,
  receivedYen,
}: {
  readonly totalYen: number;
  readonly receivedYen: number;
}): { readonly missingYen: number; readonly surplusYen: number } {
  const difference = receivedYen - totalYen;
  return { missingYen: Math.max(0, -difference), surplusYen: Math.max(0, difference) };
}
