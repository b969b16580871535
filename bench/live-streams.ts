import { Agent, get, type IncomingMessage } from 'node:http';

/** So many streams are opened together. */
export const AT_ONCE = 250;
/** The numbers of the demo's tournaments end before it. */
export const LAST_ID = 60;

/** The tournament with the longest snapshot. */
export async function largest(url: string): Promise<{ id: number; bytes: number }> {
  let found = { id: 0, bytes: 0 };
  for (let id = 1; id <= LAST_ID; id += 1) {
    const answer = await fetch(`${url}/api/live/${id}`);
    const bytes = (await answer.text()).length;
    if (answer.ok && bytes > found.bytes) found = { id, bytes };
  }
  if (found.id === 0) throw new Error('the demo has no tournament');
  return found;
}

/** So many open streams; each has got its first bytes. */
export async function opened(url: string, id: number, count: number): Promise<IncomingMessage[]> {
  const readers: IncomingMessage[] = [];
  for (let left = count; left > 0; left -= AT_ONCE) {
    readers.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(url, id)))));
  }
  return readers;
}

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/** An open stream that has got its first bytes. */
export function open(url: string, id: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = get(`${url}/api/live/${id}/stream`, { agent }, (answer) => {
      answer.on('error', () => {});
      answer.once('data', () => resolve(answer));
    });
    asked.on('error', reject);
  });
}
