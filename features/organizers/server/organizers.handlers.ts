import { handlers } from '#platform/server/services.ts';
import * as contract from '../organizers.contract.ts';
import { applyAsOrganizer } from './organizers.commands.ts';

/** Becoming an organizer. */
export const organizersHandlers = handlers((on, services) => {
  on(contract.apply, { access: 'public', limit: 'application' }, async ({ body, language }) => {
    await applyAsOrganizer(services, { id: body.id, ...body.application, language });
    return {};
  });
});
