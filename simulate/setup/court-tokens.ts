import * as courtLinks from '#features/court-links/court-links.contract.ts';
import { type Device, must } from '../http/insistent.ts';

/** The desk makes a link for each court, as for the sheets that lie on them; gives the token of each, in the order of the courts. */
export async function courtTokens(
  desk: Device,
  id: number,
  courtIds: readonly string[],
): Promise<string[]> {
  const courts = courtIds.map((courtId) => ({ courtId, seenLinkId: null }));
  const { made } = await must(
    desk.send(courtLinks.issue, { params: { id }, body: { courts } }),
    'making the links of the courts',
  );
  const tokens = new Map(made.map(({ courtId, address }) => [courtId, address.split('/').at(-1)]));
  return courtIds.map((courtId) => {
    const token = tokens.get(courtId);
    if (!token) throw new Error('a court has no link');
    return token;
  });
}
