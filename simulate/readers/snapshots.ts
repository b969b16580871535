import type { LiveSnapshot } from '#features/live/live.contract.ts';

/** A snapshot with the tag by which it is asked for again. */
export interface Tagged {
  readonly etag: string;
  readonly snapshot: LiveSnapshot;
}

interface Address {
  readonly url: () => string;
  readonly headers: Readonly<Record<string, string>>;
  /** An answer that is neither a snapshot nor an unchanged one. */
  readonly refused: (status: number) => void;
}

/** So many answers are remembered, because many readers get the same one. */
const REMEMBERED = 8;

/** Reads the snapshot of a tournament for many readers, each of which asks for itself. Equal answers are parsed once. */
export class Snapshots {
  readonly #address: Address;
  readonly #parsed = new Map<string, LiveSnapshot>();

  constructor(address: Address) {
    this.#address = address;
  }

  /** Throws where no snapshot is read. */
  async read(known?: Tagged): Promise<Tagged> {
    const { url, headers, refused } = this.#address;
    const unchanged = known && { 'if-none-match': known.etag };
    const answer = await fetch(url(), {
      headers: { ...headers, 'accept-encoding': 'identity', ...unchanged },
    });
    const body = await answer.arrayBuffer();
    if (answer.status === 304 && known) return known;
    if (answer.status !== 200) {
      refused(answer.status);
      throw new Error(`the snapshot was answered by ${answer.status}`);
    }
    const etag = answer.headers.get('etag') ?? '';
    return { etag, snapshot: this.#parsed.get(etag) ?? this.#parse(etag, body) };
  }

  #parse(etag: string, body: ArrayBuffer): LiveSnapshot {
    const snapshot = JSON.parse(new TextDecoder().decode(body)) as LiveSnapshot;
    this.#parsed.set(etag, snapshot);
    const [first = ''] = this.#parsed.keys();
    if (this.#parsed.size > REMEMBERED) this.#parsed.delete(first);
    return snapshot;
  }
}
