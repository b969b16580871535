import { useRef } from 'react';
import { v7 } from 'uuid';

/**
 * An id for what is sent: the same for the same content, so that a second try after a lost answer changes nothing,
 * and a new one as soon as something was typed in between, so that this is not taken for the first try.
 */
export function useResendId(): (content: unknown) => string {
  const last = useRef({ text: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, id: v7() };
    return last.current.id;
  };
}
