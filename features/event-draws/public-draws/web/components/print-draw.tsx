import Printer from 'lucide-react/icons/printer';
import { printNow } from '#features/matches/draws/web/lib/printing.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useText } from '../public-draws.text.ts';

interface Props {
  /** Of several draws on the page, the one to print: the position of its stage. */
  readonly position?: number;
}

/** Prints the sheets of the draw on the screen. */
export function PrintDraw({ position }: Props) {
  const t = useText();
  return (
    <Button
      variant="secondary"
      icon={<Printer aria-hidden="true" />}
      onClick={() => printNow('sheet', position)}
    >
      {t.print}
    </Button>
  );
}
