import type { Language, Messages } from '#platform/shared/language.ts';

/** Fetches one feature's words in one language. */
export type LoadMessages = (feature: string, language: Language) => Promise<Messages>;

/**
 * The loaded words. A feature's words load with the first screen that uses them, in the language in use. A change of
 * language first loads the other language's words of all loaded features.
 */
export class MessageCatalog {
  /** The language in use. */
  language: Language;
  #wanted: Language;
  readonly #fetch: LoadMessages;
  readonly #features = new Set<string>();
  readonly #ready = new Map<string, Messages>();
  readonly #loads = new Map<string, Promise<Messages>>();
  readonly #failed = new Set<string>();

  constructor(language: Language, fetch: LoadMessages) {
    this.language = language;
    this.#wanted = language;
    this.#fetch = fetch;
  }

  /** A feature's words, if they are loaded. */
  ready(feature: string, language: Language): Messages | undefined {
    return this.#ready.get(`${language} ${feature}`);
  }

  /** Adds words that need no loading. */
  put(feature: string, language: Language, messages: Messages): void {
    this.#features.add(feature);
    this.#ready.set(`${language} ${feature}`, messages);
  }

  /** A feature's words, if they came without loading. */
  given(feature: string, language: Language): Messages | undefined {
    const isLoaded = this.#loads.has(`${language} ${feature}`);
    return isLoaded ? undefined : this.ready(feature, language);
  }

  /**
   * A feature's words, loaded once. A failure stays until `need` tries again: React renders a second time before it gives
   * up, and would otherwise repeat the same load endlessly.
   */
  load(feature: string, language: Language): Promise<Messages> {
    const key = `${language} ${feature}`;
    const known = this.#loads.get(key);
    if (known) return known;
    this.#features.add(feature);
    const loading = this.#fetch(feature, language);
    this.#loads.set(key, loading);
    loading.then(
      (messages) => {
        this.#ready.set(key, messages);
        fulfilled(loading, messages);
      },
      () => this.#failed.add(key),
    );
    return loading;
  }

  /** Loads the words of a screen, in the language in use unless another is named. */
  async need(features: Iterable<string>, language = this.language): Promise<void> {
    this.forgetFailures();
    const missing = [...features].filter((feature) => !this.ready(feature, language));
    await Promise.all(missing.map((feature) => this.load(feature, language)));
  }

  forgetFailures(): void {
    for (const key of this.#failed) this.#loads.delete(key);
    this.#failed.clear();
  }

  /** Loads the other language; false when a later change has replaced this one. */
  async change(next: Language): Promise<boolean> {
    this.#wanted = next;
    let brought: number;
    do {
      // A screen that loads meanwhile adds more.
      brought = this.#features.size;
      await this.need(this.#features, next);
    } while (brought < this.#features.size);
    if (this.#wanted !== next) return false;
    this.language = next;
    return true;
  }

  /** The features whose words were requested. */
  get features(): readonly string[] {
    return [...this.#features];
  }
}

/** A promise of which React's `use` gives the value immediately. */
function fulfilled<T>(promise: Promise<T>, value: T): Promise<T> {
  return Object.assign(promise, { status: 'fulfilled', value });
}

let inUse: MessageCatalog | undefined;

/** Sets the words that screens add theirs to: one person, one page, one language at a time. */
export function setCatalog(catalog: MessageCatalog): void {
  inUse = catalog;
}

/** Allows another try for words that could not be loaded. */
export function forgetFailedMessages(): void {
  inUse?.forgetFailures();
}

/**
 * A screen's code and its words, requested at the same time. The build writes this around every `import()` of code with
 * words (apps/web/build/i18n-split.ts).
 */
export function withMessages<Code>(
  code: Promise<Code>,
  features: readonly string[],
): Promise<Code> {
  return Promise.all([code, inUse?.need(features)]).then(([loaded]) => loaded);
}
