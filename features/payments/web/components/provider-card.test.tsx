import { act, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LanguageSwitch } from '#platform/web/ui/language-switch.tsx';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { paymentsMessages as en } from '../../payments.messages.en.ts';
import { paymentsMessages as ja } from '../../payments.messages.ja.ts';
import type { FieldName, ProviderElements, ProviderField } from '../lib/provider-script.ts';
import { ProviderCard, type ProviderCardHandle } from './provider-card.tsx';

const browser = { publishableKey: 'pk', script: 'https://provider.example/v3/' };
const languages: string[] = [];

/** A field of the provider: an input that says whether something is typed. */
function fieldOf(name: FieldName): ProviderField {
  const input = document.createElement('input');
  input.title = name;
  return {
    on: (event, listener) =>
      input.addEventListener(event, () => listener({ complete: input.value !== '' })),
    mount: (target) => target.append(input),
    focus: () => input.focus(),
    clear: () => {},
    destroy: () => input.remove(),
  };
}

beforeEach(() => {
  languages.length = 0;
  vi.stubGlobal('Stripe', () => ({
    elements: ({ locale }: { locale: string }): ProviderElements => {
      languages.push(locale);
      return { create: fieldOf, update: (next) => void languages.push(next.locale) };
    },
    createPaymentMethod: async () => ({ paymentMethod: { id: 'pm_1' } }),
  }));
});
/** Opens the card form; gives it, and what lets the provider's script arrive. */
function open() {
  let arrive = () => {};
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    arrive = () => (script as HTMLScriptElement).onload?.(new Event('load'));
  });
  const ref = createRef<ProviderCardHandle>();
  rendered(
    <>
      <LanguageSwitch />
      <ProviderCard ref={ref} browser={browser} disabled={false} />
    </>,
  );
  return { ref, arrive: () => act(async () => arrive()) };
}
const switchLanguage = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const box = (name: FieldName) => screen.findByTitle<HTMLInputElement>(name);

test("A switch of the language while the provider's script loads shows its fields in the new one", async () => {
  const { arrive } = open();
  await switchLanguage();
  await arrive();
  await box('cardNumber');
  expect(languages).toEqual(['ja']);
});

test("A switch of the language retains what is typed into the provider's fields", async () => {
  const { ref, arrive } = open();
  await arrive();
  for (const name of ['cardNumber', 'cardExpiry', 'cardCvc'] as const) {
    fireEvent.change(await box(name), { target: { value: '1' } });
  }
  fireEvent.change(screen.getByLabelText(en.cardholderName), { target: { value: 'REN AOKI' } });
  await switchLanguage();
  expect(screen.getByLabelText(ja.cardholderName)).toHaveProperty('value', 'REN AOKI');
  expect((await box('cardNumber')).value).toBe('1');
  expect(languages).toEqual(['en', 'ja']);
  expect(await act(async () => ref.current?.token())).toBe('pm_1');
});
