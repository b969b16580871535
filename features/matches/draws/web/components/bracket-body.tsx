import { type ReactNode, useState } from 'react';
import { champion } from '#domain/bracket/consequences.ts';
import { pathOf } from '#domain/bracket/path.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import type { PlainDate } from '#platform/shared/format.ts';
import { useTakenOver } from '#platform/web/navigation/taken-over.ts';
import { CheckboxField } from '#platform/web/ui/checkbox-field.tsx';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { useCelebration } from '#platform/web/use-celebration.ts';
import { useText } from '../draws.text.ts';
import type { People } from '../lib/people.ts';
import css from './bracket-body.module.css';
import { BracketTree } from './bracket-tree.tsx';
import { Champion } from './champion.tsx';
import { RoundSections } from './round-sections.tsx';
import { TwoSidedTree } from './two-sided-tree.tsx';
import { ZoomBox } from './zoom-box.tsx';

interface Props {
  readonly draw: Draw;
  readonly people: People;
  readonly isWaiting?: (matchId: string) => boolean;
  readonly onOpen?: ((match: Match) => void) | undefined;
  /** What the list of rounds shows below a match. */
  readonly below?: (match: Match) => ReactNode;
  /** Nothing is played on this screen. */
  readonly isPlan?: boolean;
  /** The day of its last result. */
  readonly playedOn?: PlainDate | undefined;
}

type View = 'rounds' | 'tree' | 'sheet';

// Stored while the app is open: a scorer who leaves the tree comes back to the tree.
let chosen: View | null = null;

/** The champion, then the draw as rounds (first on a phone), as a tree, or as a two-sided sheet. */
export function BracketBody(props: Props) {
  const t = useText();
  const { draw, people } = props;
  const isScored = props.onOpen !== undefined;
  const [picked, setPicked] = useState(chosen);
  // The server does not know the width: its page has the rounds, which a large screen hides until it shows the sheet.
  const isTakenOver = useTakenOver();
  const view = isTakenOver ? (picked ?? usualView(isScored)) : 'rounds';
  const choose = (next: View) => {
    chosen = next;
    setPicked(next);
  };
  const winner = people.get(champion(draw) ?? '');
  useCelebration(winner?.name, props.playedOn);
  const found = [...people.values()].find(({ isFound }) => isFound)?.id;
  return (
    <>
      {winner ? <Champion name={winner.name} /> : null}
      <SegmentedTabs
        label={t.views}
        value={view}
        onChange={choose}
        tabs={[
          { value: 'rounds', label: t.viewRounds },
          { value: 'tree', label: t.viewTree },
          { value: 'sheet', label: t.viewSheet },
        ]}
      >
        {view === 'rounds' ? (
          <div className={isTakenOver ? undefined : css.narrow}>
            <FoundRounds {...props} />
          </div>
        ) : null}
        {view === 'tree' ? (
          <ZoomBox label={t.treeLabel} found={found}>
            <BracketTree {...props} />
          </ZoomBox>
        ) : null}
        {view === 'sheet' ? (
          <ZoomBox label={t.sheetLabel} fits found={found}>
            <TwoSidedTree {...props} />
          </ZoomBox>
        ) : null}
      </SegmentedTabs>
    </>
  );
}

/** The rounds: of somebody who is found, on request only the way through them. */
function FoundRounds(props: Props) {
  const t = useText();
  const { draw, people } = props;
  const [isPath, setPath] = useState(false);
  const found = [...people.values()].filter(({ isFound }) => isFound);
  const [first] = found;
  if (!first) return <RoundSections {...props} />;
  return (
    <>
      <CheckboxField
        name="path"
        className={css.path}
        label={found.length === 1 ? t.onlyOf(first.name) : t.onlyOfFound}
        checked={isPath}
        onChange={(event) => setPath(event.currentTarget.checked)}
      />
      <RoundSections
        {...props}
        only={isPath ? pathOf(draw, new Set(found.map(({ id }) => id))) : undefined}
      />
    </>
  );
}

/** On a large screen readers have the sheet as it hangs in the hall; scorers the tree, whose boxes they tap. */
function usualView(isScored: boolean): View {
  if (!matchMedia('(min-width: 60rem)').matches) return 'rounds';
  return isScored ? 'tree' : 'sheet';
}
