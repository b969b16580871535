import { call } from '#platform/web/api/call.ts';
import * as contract from '../accounts.contract.ts';

export const chooseLanguage = call(contract.chooseLanguage);
