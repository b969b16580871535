import { useParams } from 'react-router';
import type { OwnAddress } from '../tie-orders.queries.ts';

/** The tie and the side of the address. */
export function useOwnAddress(): OwnAddress {
  const { stageId = '', matchId = '', side } = useParams();
  return { stageId, matchId, side: side === 'player2' ? 'player2' : 'player1' };
}
