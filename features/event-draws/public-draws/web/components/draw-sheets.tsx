import type { Exchange } from '#domain/stage-draw/vocabulary.ts';
import { isGroupsDraw } from '#domain/stage-draw/vocabulary.ts';
import { DrawSheet } from '#features/matches/draws/web/components/draw-sheet.tsx';
import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import { usePrinted } from '#features/matches/draws/web/lib/printing.ts';
import { useThirdPlaceName } from '../../../results/web/hooks/use-third-place-name.ts';
import { useExchangeName } from '../hooks/use-exchange-name.ts';
import type { ShownDraw } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';
import { GroupSheets } from './group-sheets.tsx';

interface Props {
  readonly shown: ShownDraw;
  readonly amendments: readonly { readonly reason: string; readonly change: Exchange }[];
  readonly number: number;
  /** Tournament, event and day. */
  readonly heading: string;
}

/** A draw on A4, in the place of the screen when it is printed. */
export function DrawSheets({ shown: { draw, people }, amendments, number, heading }: Props) {
  const t = useText();
  const nameOf = useExchangeName(people);
  const thirdPlace = useThirdPlaceName(people);
  if (!usePrinted()) return null;
  const title = `${t.sheetTitle} · ${t.sheetDraw(number)}`;
  const exchanges = amendments.map(({ change, reason }) => t.sheetExchange(nameOf(change), reason));
  const third = isGroupsDraw(draw) ? null : thirdPlace(draw);
  const notes = third ? [third, ...exchanges] : exchanges;
  return (
    <PrintFrame>
      {isGroupsDraw(draw) ? (
        <GroupSheets
          {...{ draw, people, title, heading }}
          notes={[t.sheetSeed(draw.randomSeed), ...notes]}
        />
      ) : (
        <DrawSheet {...{ draw, people, title, heading, notes }} />
      )}
    </PrintFrame>
  );
}
