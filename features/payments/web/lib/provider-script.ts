/** One field of the provider: a frame of its own address, so that what is typed never passes this page. */
export interface ProviderField {
  on(
    event: 'change' | 'ready',
    listener: (change: { readonly complete?: boolean; readonly empty?: boolean }) => void,
  ): void;
  mount(target: HTMLElement): void;
  focus(): void;
  clear(): void;
  destroy(): void;
}

export const FIELDS = ['cardNumber', 'cardExpiry', 'cardCvc'] as const;
export type FieldName = (typeof FIELDS)[number];

/** The fields of one form. */
export interface ProviderElements {
  create(type: FieldName, options?: object): ProviderField;
  update(options: { readonly locale: string }): void;
}

interface ProviderCode {
  elements(options?: { readonly locale?: string }): ProviderElements;
  createPaymentMethod(card: {
    readonly type: 'card';
    readonly card: ProviderField;
    readonly billing_details: { readonly name: string };
  }): Promise<{ readonly paymentMethod?: { readonly id: string } | undefined }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => ProviderCode;
  }
}

let loading: Promise<void> | null = null;

/** The provider's own code for its card fields; loaded with the first payment by card, and never elsewhere. */
export async function loadProvider({
  script,
  publishableKey,
}: {
  readonly script: string;
  readonly publishableKey: string;
}): Promise<ProviderCode> {
  loading ??= addScript(script);
  try {
    await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
  if (!window.Stripe) throw new Error('the script of the payment company has no code');
  return window.Stripe(publishableKey);
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of the payment company did not load'));
    };
    document.head.append(script);
  });
}
