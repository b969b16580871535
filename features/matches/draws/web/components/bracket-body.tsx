import { type ReactNode, useState } from 'react';
import { champion } from '#domain/bracket/consequences.ts';
import type { Draw, Match } from '#domain/bracket/vocabulary.ts';
import { SegmentedTabs } from '#platform/web/ui/segmented-tabs.tsx';
import { useText } from '../draws.text.ts';
import type { People } from '../lib/people.ts';
import { BracketTree } from './bracket-tree.tsx';
import { Champion } from './champion.tsx';
import { RoundSections } from './round-sections.tsx';
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
}

type View = 'rounds' | 'tree';

// Stored while the app is open: a scorer who leaves the tree comes back to the tree.
let chosen: View | null = null;

/** The champion, then the draw as rounds (first on a phone) or as a tree (first on a larger screen). */
export function BracketBody(props: Props) {
  const t = useText();
  const { draw, people } = props;
  const [view, setView] = useState<View>(() => chosen ?? usualView());
  const choose = (next: View) => {
    chosen = next;
    setView(next);
  };
  const winner = people.get(champion(draw) ?? '');
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
        ]}
      >
        {view === 'rounds' ? (
          <RoundSections {...props} />
        ) : (
          <ZoomBox label={t.treeLabel}>
            <BracketTree {...props} />
          </ZoomBox>
        )}
      </SegmentedTabs>
    </>
  );
}

function usualView(): View {
  return matchMedia('(min-width: 60rem)').matches ? 'tree' : 'rounds';
}
