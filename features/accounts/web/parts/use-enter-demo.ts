import { useState } from 'react';
import { enterDemo } from '../accounts.queries.ts';
import { useSending } from './send-trouble.tsx';
import { personChanged } from './session.ts';

/** Makes the visitor the demo's sample player; `gone` when no demo runs here any more. */
export function useEnterDemo(onEntered: () => unknown) {
  const { busy, trouble, sending } = useSending();
  const [gone, setGone] = useState(false);
  const enter = () =>
    sending(async () => {
      setGone(false);
      const answer = await enterDemo();
      if (!answer.ok) return setGone(true);
      await personChanged();
      await onEntered();
    });
  return { enter, busy, trouble, gone };
}
