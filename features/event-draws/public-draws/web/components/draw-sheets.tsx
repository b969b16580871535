import { isGroupsDraw, type StageChange, type StageDraw } from '#domain/stage-draw/vocabulary.ts';
import { DrawSheet } from '#features/matches/draws/web/components/draw-sheet.tsx';
import { PrintFrame } from '#features/matches/draws/web/components/print-frame.tsx';
import { usePrinted } from '#features/matches/draws/web/lib/printing.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { formatsOf } from '../../../results/results.policy.ts';
import { usePlaceRules, useScoreRules } from '../../../results/web/hooks/use-rule-sentences.ts';
import { useThirdPlaceName } from '../../../results/web/hooks/use-third-place-name.ts';
import { type GivenKnockout, isOfKnockout } from '../../../results/web/lib/given-results.ts';
import type { GivenResults } from '../../../results/web/lib/groups-in-play.ts';
import { useChangeNames } from '../hooks/use-change-names.ts';
import type { ShownDraw } from '../lib/shown-draw.ts';
import { useText } from '../public-draws.text.ts';
import { GroupSheets } from './group-sheets.tsx';

interface Props {
  readonly shown: ShownDraw;
  readonly made: StageDraw;
  readonly amendments: readonly { readonly reason: string; readonly change: StageChange }[];
  readonly number: number;
  /** Which rules hold is on the sheet before anything is played. Source: next.md, 8.2. */
  readonly results: GivenResults | GivenKnockout | null | undefined;
  /** Tournament, event and day. */
  readonly heading: string;
  /** Where several draws are on the page: the position of the stage. */
  readonly position?: number;
}

/** A draw on A4, in the place of the screen when it is printed. */
export function DrawSheets({ shown, made, amendments, number, results, heading, position }: Props) {
  const t = useText();
  const format = useFormat();
  const { draw, people } = shown;
  const names = useChangeNames(people)({ made, amendments });
  const thirdPlace = useThirdPlaceName(people);
  const placeRules = usePlaceRules();
  const scoreRules = useScoreRules();
  if (!usePrinted(position)) return null;
  const title = format.facts([t.sheetTitle, t.sheetDraw(number)]);
  const changes = names.map(({ what, moves }, at) =>
    moves.length === 0
      ? t.sheetExchange(what, amendments[at]?.reason ?? '')
      : t.sheetWithdrawal(what, moves.join(t.listJoint)),
  );
  const scored = results ? scoreRules(formatsOf(results)) : [];
  const rules = results && !isOfKnockout(results) ? placeRules(results.ruleBook) : [];
  const third = isGroupsDraw(draw) ? null : thirdPlace(draw);
  const notes = [...rules, ...scored, ...(third ? [third] : []), ...changes];
  return (
    <PrintFrame>
      {isGroupsDraw(draw) ? (
        <GroupSheets
          draw={draw}
          people={people}
          title={title}
          heading={heading}
          notes={[t.sheetSeed(draw.randomSeed), ...notes]}
        />
      ) : (
        <DrawSheet draw={draw} people={people} title={title} heading={heading} notes={notes} />
      )}
    </PrintFrame>
  );
}
