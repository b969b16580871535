import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** Does work under the id of the request that causes it: the jobs that it queues have that id. */
export function underRequest<Done>(id: string | undefined, work: () => Done): Done {
  return current.run(id, work);
}

/** The id of the request that causes what runs now; undefined where there is none. */
export function causingRequest(): string | undefined {
  return current.getStore();
}
