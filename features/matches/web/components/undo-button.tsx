import Undo2 from 'lucide-react/icons/undo-2';
import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../matches.text.ts';

interface Props {
  readonly card: { readonly canUndo: boolean; readonly undo: () => void };
}

/** Takes back the last step of a card. */
export function UndoButton({ card }: Props) {
  return (
    <Button
      variant="secondary"
      icon={<Undo2 aria-hidden="true" />}
      disabled={!card.canUndo}
      onClick={card.undo}
    >
      {useText().undo}
    </Button>
  );
}
