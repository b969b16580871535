import { describe, expect } from 'vitest';
import { test } from '../../../apps/server/test-app.ts';
import * as contract from '../accounts.contract.ts';
import { findById } from './accounts.store.ts';

describe('an account', () => {
  test('An account stores the chosen language for mails', async ({ server }) => {
    const phone = await server.playerPhone();
    await phone.call(contract.chooseLanguage, { body: { language: 'ja' } });
    expect((await findById(server.services.db, phone.player.id))?.language).toBe('ja');
  });
});
