import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import { logUnanswered, payEntries } from '../../server/payments.commands.ts';
import { failureOf } from '../../server/payments.presenter.ts';
import type { PaymentProvider } from '../../server/payments.provider.ts';
import * as contract from '../pay-for.contract.ts';
import { askToPay, findAsked, giveUpAsked } from './pay-for.commands.ts';
import { presentAsked } from './pay-for.presenter.ts';

const access = 'public';

/** Paying an entry of somebody else by a link, under the same rules as the player. */
export const payForHandlers = (provider: PaymentProvider) =>
  handlers((on, services) => {
    const paying = { ...services, provider };
    const read = async (secret: string) => {
      const asked = await findAsked(paying, secret);
      return asked.ok ? { request: await presentAsked(paying, asked.value) } : refusal(asked.code);
    };

    on(contract.ask, { access: 'signed-in', limit: 'payment' }, async ({ body, account }) => {
      const made = await askToPay(services, { ...body, accountId: account.id });
      if (!made.ok) return refusal(made.code);
      return { secret: made.value.secret, until: made.value.until.toISOString() };
    });

    on(contract.open, { access, limit: 'guardian' }, ({ body }) => read(body.secret));

    on(contract.pay, { access, limit: 'paymentByLink' }, async ({ body, language }) => {
      const { id, method, cardToken, secret, amountYen, receiptTo: email } = body;
      if (method === 'credit-card' && !cardToken) return refusal('CARD_TOKEN_MISSING');
      const asked = await findAsked(paying, secret);
      if (!asked.ok) return refusal(asked.code);
      const { share, also, accountId } = asked.value;
      const attempt = {
        id,
        method,
        accountId,
        entryId: share.entry.id,
        returnPath: '/pay-for',
        amountYen,
        ...(email !== '' && { receiptTo: { email, language } }),
        also: also.map(({ entry }) => entry.id),
      };
      const paid = await payEntries(paying, attempt, cardToken);
      if (!paid.ok) return refusal(paid.code);
      const failure = failureOf(paid.value);
      if (failure) return refusal(failure);
      return read(secret);
    });

    on(contract.giveUp, { access, limit: 'guardian' }, async ({ body }) => {
      const asked = await findAsked(paying, body.secret);
      if (!asked.ok) return refusal(asked.code);
      const { charge } = asked.value;
      try {
        await giveUpAsked(paying, asked.value);
      } catch (error) {
        logUnanswered(paying, error, charge?.[0].chargeId ?? '');
        return refusal('PROVIDER_SILENT');
      }
      return read(body.secret);
    });
  });
