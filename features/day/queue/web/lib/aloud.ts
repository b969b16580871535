import type { queueMessages } from '../../queue.messages.en.ts';
import type { QueueMatch, QueueSide } from '../queue.queries.ts';

type Text = Pick<typeof queueMessages, 'aloudText' | 'aloudSide' | 'pairOf' | 'read' | 'joined'>;

interface Words {
  readonly court: string;
  /** "Men's singles, semi-finals". */
  readonly match: string;
  readonly name: (text: string) => string;
}

/** What the desk reads out when it calls a match; empty while a side is unknown. */
export function aloudText(called: QueueMatch, t: Text, { court, match, name }: Words): string {
  const { player1, player2, umpire, calledAgainAt } = called;
  if (!player1 || !player2) return '';
  const said = (side: QueueSide) => {
    // Names that nobody knows how to read are said wrong: the reading follows each, where it is known.
    const names =
      side.people.length > 1
        ? side.people.map((one) => t.read(name(one.name), one.reading))
        : [t.read(name(side.name), side.people[0]?.reading ?? '')];
    return t.aloudSide(t.pairOf(names), side.club && name(side.club));
  };
  const judge = umpire && name(umpire.name);
  return t.aloudText(court, match, said(player1), said(player2), judge, calledAgainAt !== null);
}
