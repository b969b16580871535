import FileText from 'lucide-react/icons/file-text';
import Network from 'lucide-react/icons/network';
import { matchState } from '#domain/bracket/match-state.ts';
import type { Draw } from '#domain/bracket/vocabulary.ts';
import { printNow } from '#features/matches/draws/web/lib/printing.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { List } from '#platform/web/ui/list.tsx';
import { ListRow } from '#platform/web/ui/list-row.tsx';
import { useText } from '../knockout.text.ts';

interface Props {
  readonly draw: Draw;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What to print: the draw sheet, or blank scorecards for the remaining matches. */
export function PrintDialog({ draw, open, onClose }: Props) {
  const t = useText();
  const toPlay = draw.matches.filter((match) => ['ready', 'waiting'].includes(matchState(match)));
  const print = (what: 'sheet' | 'cards') => {
    onClose();
    printNow(what);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t.printTitle}>
      <List>
        <ListRow
          start={<Network aria-hidden="true" />}
          title={t.printSheet}
          onClick={() => print('sheet')}
        />
        <ListRow
          start={<FileText aria-hidden="true" />}
          title={t.printCards}
          text={t.printCardsText(toPlay.length)}
          onClick={() => print('cards')}
        />
      </List>
    </Dialog>
  );
}
