import { refusal } from '#platform/server/http/refusal.ts';
import { handlers } from '#platform/server/services.ts';
import * as contract from '../returned-mails.contract.ts';
import { isSigned, noteReturned } from './returned-mails.commands.ts';

/** What became of mails after the mail server had taken them. */
export const returnedMailsHandlers = handlers((on, services) => {
  const { clock, config } = services;
  const fromMailServer = {
    access: 'public',
    crossSite: true,
    rawBody: true,
    limit: 'webhook',
  } as const;
  on(contract.report, fromMailServer, async ({ body, request: { headers, rawBody } }) => {
    const header = headers['x-mail-signature'];
    if (!isSigned(config.mailWebhookSecret, header, rawBody, clock.now())) {
      return refusal('SIGNATURE_WRONG');
    }
    await noteReturned(services, body);
    return {};
  });
});
