import { describe, expect } from 'vitest';
import { makeReferee } from '#features/referees/server/referees.factory.ts';
import { test } from '../../../../apps/server/test-app.ts';
import { closingKnockout } from '../../closing/server/closing.factory.ts';
import * as contract from '../certificates.contract.ts';

const TEMPLATE = {
  language: 'ja',
  isVertical: true,
  title: '表彰状',
  body: '{you}は{tournament}において頭書の成績をおさめられました',
  signer: '桜テニス協会　会長　山田太郎',
  upTo: 3,
} as const;

describe('the text of certificates', () => {
  test('The desk stores it, everybody reads it, and sending it again changes nothing', async ({
    server,
  }) => {
    const event = await closingKnockout(server);
    const params = { id: event.params.id };
    const stranger = server.phone();
    const none = await stranger.call(contract.findCertificates, { params });
    expect(none.data?.certificates).toEqual({ template: null, version: 0 });
    const referee = await makeReferee(server, event.phone, params.id);
    for (const phone of [event.phone, referee]) {
      const body = { seenVersion: 0, template: TEMPLATE };
      const saved = await phone.call(contract.saveCertificates, { params, body });
      expect(saved.data?.certificates).toEqual({ template: TEMPLATE, version: 1 });
    }
    const read = await stranger.call(contract.findCertificates, { params });
    expect(read.data?.certificates.template).toEqual(TEMPLATE);
  });

  test('Another text than the writer saw, an empty one and a stranger are refused', async ({
    server,
  }) => {
    const event = await closingKnockout(server);
    const params = { id: event.params.id };
    const save = (template: object, seenVersion = 0, by = event.phone) =>
      by.call(contract.saveCertificates, {
        params,
        body: { seenVersion, template: { ...TEMPLATE, ...template } },
      });
    await save({});
    expect((await save({ title: '賞状' })).refusal?.code).toBe('TEMPLATE_CHANGED');
    expect((await save({ title: '賞状' }, 1)).data?.certificates.version).toBe(2);
    for (const wrong of [{ title: ' ' }, { body: 'x'.repeat(301) }, { upTo: 9 }]) {
      expect((await save(wrong, 2)).refusal?.code).toBe('INVALID_INPUT');
    }
    const player = await server.playerPhone();
    expect((await save({}, 2, player)).refusal?.code).toBe('FORBIDDEN');
    const unknown = { params: { id: 999_999 } };
    const read = await player.call(contract.findCertificates, unknown);
    expect(read.refusal?.code).toBe('TOURNAMENT_NOT_FOUND');
  });
});
