const drawing = /^## The floors of the features$[\s\S]*?^```\n([\s\S]*?)^```$/m;

/** The floors as docs/house.md draws them, the highest first there; given as `floorsOf` gives them. */
export function drawnFloors(house: string): string[][] {
  const lines = drawing.exec(house)?.[1]?.split('\n').filter(Boolean) ?? [];
  return lines.map((line) => line.trim().split(/ {2,}/)[0]!.split(', ').sort()).reverse();
}

/** What the drawing has that is not so; null when it is right. */
export function drawingError(floors: readonly (readonly string[])[], house: string): string | null {
  const drawn = drawnFloors(house);
  const all = Array.from({ length: Math.max(floors.length, drawn.length) }, (_, at) => at);
  const wrong = all.find((at) => floors[at]?.join() !== drawn[at]?.join());
  if (wrong === undefined) return null;
  const named = (names: readonly string[] | undefined) => names?.join(', ') ?? 'nothing';
  return (
    `docs/house.md: floor ${wrong + 1} from below is drawn with ${named(drawn[wrong])}, and has ` +
    `${named(floors[wrong])}. Draw the floors as they are listed below.`
  );
}
