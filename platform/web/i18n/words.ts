import type { Language, Messages } from '#platform/shared/language.ts';

/** Fetches one feature's words in one language. */
export type LoadMessages = (feature: string, language: Language) => Promise<Messages>;

/**
 * The words that are here. A feature's come with the first screen that speaks them, in the language then in use;
 * a change of language brings the other language's words of everything that is here before it happens.
 */
export class Words {
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

  /** A feature's words, if they are here. */
  ready(feature: string, language: Language): Messages | undefined {
    return this.#ready.get(`${language} ${feature}`);
  }

  /** Puts in words that need no loading. */
  put(feature: string, language: Language, messages: Messages): void {
    this.#features.add(feature);
    this.#ready.set(`${language} ${feature}`, messages);
  }

  /**
   * A feature's words, asked for once. A failure stays until `need` asks anew: React renders a second time before
   * it gives up, and would start the same load for ever.
   */
  load(feature: string, language: Language): Promise<Messages> {
    const key = `${language} ${feature}`;
    const known = this.#loads.get(key);
    if (known) return known;
    this.#features.add(feature);
    const loading = this.#fetch(feature, language).then((messages) => {
      this.#ready.set(key, messages);
      return messages;
    });
    this.#loads.set(key, loading);
    loading.catch(() => this.#failed.add(key));
    return loading;
  }

  /** Brings what a screen will say, in the language in use unless another is named. */
  async need(features: Iterable<string>, language = this.language): Promise<void> {
    this.forgetFailures();
    const missing = [...features].filter((feature) => !this.ready(feature, language));
    await Promise.all(missing.map((feature) => this.load(feature, language)));
  }

  forgetFailures(): void {
    for (const key of this.#failed) this.#loads.delete(key);
    this.#failed.clear();
  }

  /** Brings the other language; false when yet another change has overtaken this one. */
  async change(next: Language): Promise<boolean> {
    this.#wanted = next;
    let brought: number;
    do {
      // A screen that arrives meanwhile brings more.
      brought = this.#features.size;
      await this.need(this.#features, next);
    } while (brought < this.#features.size);
    if (this.#wanted !== next) return false;
    this.language = next;
    return true;
  }

  /** The features whose words have been asked for. */
  get features(): readonly string[] {
    return [...this.#features];
  }
}

let spoken: Words | undefined;

/** Names the words that screens bring theirs into: one person, one page, one language at a time. */
export function speak(words: Words): void {
  spoken = words;
}

/** Lets words that could not be loaded be asked for again. */
export function forgetMissingWords(): void {
  spoken?.forgetFailures();
}

/**
 * A screen's code together with its words, both asked for at once. The build writes this around every `import()`
 * of code that speaks (apps/web/build/words-with-code.ts).
 */
export function withWords<Code>(code: Promise<Code>, features: readonly string[]): Promise<Code> {
  return Promise.all([code, spoken?.need(features)]).then(([loaded]) => loaded);
}
