import { handlers } from '#platform/server/services.ts';
import * as contract from '../accounts.contract.ts';
import * as store from './accounts.store.ts';

/** The signed-in person's own choices. */
export const accountsHandlers = handlers((on, { db }) => {
  on(contract.chooseLanguage, { access: 'signed-in' }, async ({ account, body }) => {
    await store.updateLanguage(db, account.id, body.language);
    return {};
  });
});
