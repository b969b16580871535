import { useState } from 'react';
import { useSubmit } from '#platform/web/api/use-submit.ts';
import { enterDemo } from '../accounts.queries.ts';
import { personChanged } from './session.ts';

/** Makes the visitor the demo's sample player; `gone` when no demo runs here any more. */
export function useEnterDemo(onEntered: () => unknown) {
  const [gone, setGone] = useState(false);
  const { submit, isPending, failure } = useSubmit({
    send: () => enterDemo(),
    onSuccess: async () => {
      await personChanged();
      await onEntered();
    },
    onRefusal: () => setGone(true),
  });
  const enter = () => {
    setGone(false);
    void submit();
  };
  return { enter, isPending, failure, gone };
}
