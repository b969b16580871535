import type { Db } from '#platform/server/db/database.ts';
import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { findReadable } from '../../server/results.commands.ts';
import * as contract from '../certificates.contract.ts';
import { saveTemplate } from './certificates.commands.ts';
import * as store from './certificates.store.ts';

/** The text of certificates: for everybody to read, since it names nobody; for the desk to write. */
export const certificatesHandlers = handlers((on, services) => {
  const { db } = services;
  on(contract.findCertificates, { access: 'public' }, async ({ params, account }) => {
    const names = 'public';
    const found = await findReadable(db, { tournamentId: params.id, names, account });
    return found.ok ? present(db, params.id) : refusal(found.code);
  });

  on(contract.saveCertificates, { access: 'signed-in' }, async ({ params, body, account }) => {
    const saved = await saveTemplate(services, { tournamentId: params.id, account, ...body });
    return saved.ok ? present(db, params.id) : refusal(saved.code);
  });
});

async function present(db: Db, tournamentId: number) {
  const stored = await store.find(db, tournamentId);
  if (!stored) return { certificates: { template: null, version: 0 } };
  const { version, language, isVertical, title, body, signer, upTo } = stored;
  return {
    certificates: { template: { language, isVertical, title, body, signer, upTo }, version },
  };
}
