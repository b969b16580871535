import { useRef } from 'react';
import { useZodForm } from '#platform/web/forms/use-form.ts';
import { cardSchema } from '../../payments.form.ts';
import type { ProviderCardHandle } from '../components/provider-card.tsx';
import { cardToken } from '../lib/card-token.ts';

const NO_CARD = { cardholderName: '', cardNumber: '', expiryDate: '', cvv: '' };

/** What is typed of a card: into the provider's own fields, or into ours in the sandbox. Only a token leaves the page. */
export function useCard(isProviders: boolean) {
  const form = useZodForm(cardSchema, { defaults: NO_CARD, mode: 'onSubmit' });
  const provider = useRef<ProviderCardHandle>(null);
  /** The token; 'invalid' where a field is empty or wrong, and is marked. */
  const read = async (): Promise<string> => {
    if (isProviders) return (await provider.current?.token()) ?? 'invalid';
    let token = 'invalid';
    await form.handleSubmit((card) => {
      token = cardToken(card);
    })();
    return token;
  };
  const clearCode = () => {
    if (isProviders) provider.current?.clearCode();
    else form.resetField('cvv');
  };
  return { form, provider, read, clearCode };
}
