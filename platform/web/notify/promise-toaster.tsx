import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { failureText, type PromiseTexts } from './promise-texts.ts';

let mounted = false;

/** The promise style of notification (spec section 9): 3 visible, 4000 ms, gap 14, bottom right. */
export function toastPromise<T>(promise: Promise<T>, texts: PromiseTexts<T>): void {
  mount();
  const { loading, success } = texts;
  toast.promise(promise, {
    loading,
    success,
    // sonner calls this with "HTTP error! status: …" for a Response that is not ok.
    error: (cause: unknown) => (typeof cause === 'string' ? cause : failureText(texts, cause)),
  });
}

function mount() {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(
    <Toaster
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
      theme="system"
      offset={{ bottom: 'calc(var(--clear-bottom) + 1rem)' }}
      mobileOffset={{ bottom: 'calc(var(--clear-bottom) + 1rem)' }}
    />,
  );
}
