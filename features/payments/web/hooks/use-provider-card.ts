import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLanguage } from '#platform/web/i18n/language.tsx';
import { dismissShown } from '#platform/web/notify/notify.ts';
import {
  FIELDS,
  type FieldName,
  loadProvider,
  type ProviderElements,
  type ProviderField,
} from '../lib/provider-script.ts';

export interface BrowserPart {
  readonly publishableKey: string;
  readonly script: string;
}

type Code = Awaited<ReturnType<typeof loadProvider>>;
interface Loaded {
  readonly code: Code;
  readonly elements: ProviderElements;
  readonly fields: Readonly<Record<FieldName, ProviderField>>;
}

/** The provider's card fields in the form: where they go, which are wrong, and the token of what was typed there. */
export function useProviderCard(browser: BrowserPart) {
  const { language } = useLanguage();
  const targets = useRef<Partial<Record<FieldName, HTMLElement | null>>>({});
  const complete = useRef<ReadonlySet<FieldName>>(new Set());
  const loaded = useRef<Loaded | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(new Set());
  const [attempt, setAttempt] = useState(0);
  const { script, publishableKey } = browser;
  // Asked once the script is loaded: the language may have been switched meanwhile.
  const currentLanguage = useEffectEvent(() => language);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the script again.
  useEffect(() => {
    let gone = false;
    const made: ProviderField[] = [];
    const show = async () => {
      const code = await loadProvider({ script, publishableKey });
      if (gone) return;
      const elements = code.elements({ locale: currentLanguage() });
      const fields = Object.fromEntries(
        FIELDS.map((name) => [name, elements.create(name)]),
      ) as Loaded['fields'];
      for (const name of FIELDS) {
        const field = fields[name];
        made.push(field);
        field.on('change', ({ complete: isComplete }) => {
          // Its clock stops while the focus is in a frame, and it lies over the button.
          dismissShown();
          complete.current = changed(complete.current, name, isComplete === true);
          if (isComplete) setWrong((before) => changed(before, name, false));
        });
        const target = targets.current[name];
        if (target) field.mount(target);
      }
      loaded.current = { code, elements, fields };
      setState('ready');
    };
    setState('loading');
    show().catch(() => {
      if (!gone) setState('failed');
    });
    return () => {
      gone = true;
      loaded.current = null;
      complete.current = new Set();
      for (const field of made) field.destroy();
    };
  }, [script, publishableKey, attempt]);

  // New fields would be empty: what is typed into the old ones is nowhere else.
  useEffect(() => loaded.current?.elements.update({ locale: language }), [language]);

  return {
    state,
    wrong,
    retry: () => setAttempt(attempt + 1),
    targetOf: (name: FieldName) => (element: HTMLElement | null) => {
      targets.current[name] = element;
    },
    /** Whether everything is typed; marks what is not, and puts the focus there. */
    check: ({ mayFocus }: { readonly mayFocus: boolean }) => {
      const missing = FIELDS.filter((name) => !complete.current.has(name));
      setWrong(new Set(missing));
      const [first] = missing;
      if (first && mayFocus) loaded.current?.fields[first].focus();
      return missing.length === 0;
    },
    /** The token of the card; null where the provider gives none. */
    token: async (name: string): Promise<string | null> => {
      if (!loaded.current) return null;
      const { code, fields } = loaded.current;
      const card = { type: 'card' as const, card: fields.cardNumber, billing_details: { name } };
      return (await code.createPaymentMethod(card)).paymentMethod?.id ?? null;
    },
    clearCode: () => loaded.current?.fields.cardCvc.clear(),
  };
}

function changed(
  names: ReadonlySet<FieldName>,
  name: FieldName,
  isIn: boolean,
): ReadonlySet<FieldName> {
  const next = new Set(names);
  if (isIn) next.add(name);
  else next.delete(name);
  return next;
}
