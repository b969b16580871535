import { handlers } from '#platform/server/services.ts';
import * as contract from '../business.contract.ts';
import { asBusiness } from './business.presenter.ts';
import * as store from './business.store.ts';

/** The seller's facts, readable for everybody. */
export const businessHandlers = handlers((on, { db }) => {
  on(contract.find, { access: 'public' }, async () => asBusiness(await store.find(db)));
});
