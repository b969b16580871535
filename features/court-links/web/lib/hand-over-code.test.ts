import { expect, test } from 'vitest';
import { readCode } from '../../court-links.hand-over.policy.ts';
import { handOverCode } from './hand-over-code.ts';
import { madeDevice, madePending } from './sample-device.ts';

const TOKEN = 'AbCdEfGhIjKlMnOpQrStUv';
const MESSAGE =
  'RD1.ABmp0cAABwAIAAAAAAAAAD.ABmp0cAABAAIAAAAAAAAAB.1-0.1.0..ABmp0cAABwAIAAAAAAAAAQ.ABmp0cAA' +
  'BwAIAAAAAAAADR.1.2.11-9,11-7,11-5.f1.table-tennis-5.toxk40';
const { linkId } = madeDevice();

test('A code has the write of the device, and the signature that the server computes from the hash it stores', async () => {
  const pending = madePending('1-0');
  const read = readCode(await handOverCode(linkId, TOKEN, pending));
  if (!read.ok) throw new Error(read.code);
  const { result, message, signature } = read.value;
  const { stageId } = pending.sent.match;
  expect(result).toMatchObject({ writeId: pending.entry.id, linkId, stageId, matchId: '1-0' });
  expect(result.sets).toEqual(pending.sent.score.sets);
  expect(message).toBe(MESSAGE);
  // By OpenSSL: HMAC-SHA-256 of the message, its key the SHA-256 of "sign" and the token.
  expect(signature).toBe('769f2f7a7111c46e891cd2ac724b8a76');
});

test('The code of the longest result fits into 300 bytes', async () => {
  const pending = madePending('1-0');
  const sets = Array.from({ length: 7 }, () => ({ player1Score: '13', player2Score: '11' }));
  const entry = {
    ...pending.entry,
    body: {
      ...(pending.entry.body as object),
      sets,
      follows: pending.entry.id,
      drawNumber: 999,
      baseVersion: 999,
      player1Id: '2147483647',
      player2Id: '2147483646',
    },
  };
  const code = await handOverCode(linkId, TOKEN, { ...pending, entry });
  expect(new TextEncoder().encode(code).length).toBeLessThanOrEqual(300);
  expect(readCode(code).ok).toBe(true);
});

test('Another token signs another way', async () => {
  const pending = madePending('1-0');
  const other = TOKEN.toLowerCase();
  expect(await handOverCode(linkId, TOKEN, pending)).not.toBe(
    await handOverCode(linkId, other, pending),
  );
});
