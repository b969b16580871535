import Network from 'lucide-react/icons/network';
import Table2 from 'lucide-react/icons/table-2';
import { CardLink } from '#platform/web/ui/card-link.tsx';
import type { RecordFormat } from '../../records.vocabulary.ts';
import { useText } from '../records.text.ts';

interface Props {
  readonly format: RecordFormat;
  readonly groupId: number;
  readonly sessionId: string;
}

/** The link from single matches to their session: a league's table with its standings, or a knockout's bracket. */
export function WholeSession({ format, groupId, sessionId }: Props) {
  const t = useText();
  if (format === 'one-on-one') return null;
  const league = format === 'league';
  const screen = league ? 'league-match-table' : 'tournament-bracket';
  return (
    <CardLink
      tone="brand"
      to={`/${screen}/${groupId}?session=${sessionId}`}
      icon={league ? <Table2 /> : <Network />}
      title={league ? t.toStandings : t.toBracket}
      text={league ? t.toStandingsText : t.toBracketText}
    />
  );
}
