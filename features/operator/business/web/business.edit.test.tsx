import { useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { businessMessages as page } from '#features/legal/business/business.messages.en.ts';
import {
  BUSINESS_FIELDS,
  type BusinessFacts,
} from '#features/legal/business/business.vocabulary.ts';
import { rendered } from '../../../../apps/web/test-rendered.tsx';
import { operatorMessages } from '../../operator.messages.en.ts';
import { draftQuery } from './business.queries.ts';
import { BusinessForm } from './components/business-form.tsx';

const facts = {
  ...Object.fromEntries(BUSINESS_FIELDS.map((field) => [field, `${field} 1`])),
  phone: '03-1234-5678',
  email: 'club@example.jp',
} as BusinessFacts;

function Form() {
  const { data } = useQuery(draftQuery);
  return data ? <BusinessForm business={data} /> : null;
}

it("The next edit of the seller's facts starts from the values that the last one saved", async () => {
  let stored = facts;
  let reads = 0;
  const sent: { was: BusinessFacts }[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'GET') {
      reads += 1;
      return Response.json({ business: stored });
    }
    const { was, ...saved } = JSON.parse(init.body as string);
    sent.push({ was });
    stored = saved;
    return Response.json({ business: stored });
  });
  rendered(<Form />);
  const name = await screen.findByLabelText<HTMLInputElement>(new RegExp(page.labels.sellerName));
  for (const [at, typed] of ['Sakura', 'Sakura Sports'].entries()) {
    fireEvent.change(name, { target: { value: typed } });
    await act(async () => void fireEvent.submit(name.form!));
    await vi.waitFor(() => expect(reads).toBe(at + 2));
    // The form is neither pending nor waiting for the refetch.
    await screen.findByText(operatorMessages.saveBusiness);
  }
  expect(sent.map(({ was }) => was.sellerName)).toEqual(['sellerName 1', 'Sakura']);
});
