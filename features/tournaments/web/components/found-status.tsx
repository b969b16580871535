import type { Tournaments } from '../hooks/use-tournaments.ts';
import { useText } from '../tournaments.text.ts';

interface Props {
  readonly tournaments: Pick<Tournaments, 'read' | 'searching'>;
  readonly className?: string;
}

/** How many tournaments meet the criteria, read out after each choice; in a dialog again, since what is behind it is silent. */
export function FoundStatus({ tournaments: { read, searching }, className }: Props) {
  const t = useText();
  return (
    <p role="status" className={className}>
      {searching ? t.searching : read.data && t.shown(read.data.length)}
    </p>
  );
}
