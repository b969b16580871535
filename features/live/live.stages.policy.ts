/** The main draw, the knockout for the first places of the groups, or the one stage that there is. */
export function decidingStage<
  Stage extends {
    readonly further: {
      readonly isMain: boolean;
      readonly places: { readonly from: number } | null;
    } | null;
  },
>(stages: readonly Stage[]): Stage | undefined {
  return (
    stages.find(({ further }) => further?.isMain) ??
    stages.find(({ further }) => further?.places?.from === 1) ??
    stages[0]
  );
}
