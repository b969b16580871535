import type { Endpoint, Output, Sent } from '#platform/shared/endpoint.ts';
import { address } from './call.ts';

/** What the server puts into a page that it renders with its content. */
export interface PageReads {
  /** When the page was made, ISO 8601. */
  readonly at: string;
  /** The body of each answer, by its address. */
  readonly answers: Readonly<Record<string, unknown>>;
}

let reads: PageReads | null | undefined;

/** Sets what the page that is rendered next shows; only on the server. */
export function setPageReads(next: PageReads | null): void {
  reads = next;
}

function pageReads(): PageReads | null {
  if (reads === undefined) {
    const text = document.getElementById('page-reads')?.textContent;
    reads = text ? JSON.parse(text) : null;
  }
  return reads ?? null;
}

/**
 * The answer that came with the page, for the options of a query: the screen is then rendered and hydrated with it. The query
 * counts it as read when the page was requested.
 */
export function readWithPage<E extends Endpoint>(endpoint: E, sent: Sent<E>) {
  const url = address(endpoint.path, sent);
  return {
    initialData: () => pageReads()?.answers[url] as Output<E> | undefined,
    initialDataUpdatedAt: () => performance.timeOrigin,
  };
}

/** The same for the first page of a list that is read a page at a time. */
export function firstPageWithPage<E extends Endpoint>(endpoint: E, sent: Sent<E>) {
  const { initialData, initialDataUpdatedAt } = readWithPage(endpoint, sent);
  return {
    initialData: () => {
      const page = initialData();
      return page && { pages: [page], pageParams: [undefined] };
    },
    initialDataUpdatedAt,
  };
}

/** When the page was made, until it is hydrated: what its first picture says of the time must not differ. Null afterwards. */
export function pageMadeAt(): Date | null {
  const isHydrated = typeof document !== 'undefined' && 'live' in document.documentElement.dataset;
  const found = isHydrated ? null : pageReads();
  return found && new Date(found.at);
}
