import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { classNames } from '../ui/class-names.ts';
import { Spinner } from '../ui/spinner.tsx';
import { failureText, type PromiseTexts } from './promise-texts.ts';
import css from './promise-toaster.module.css';

interface PromiseToast {
  readonly id: number;
  readonly state: 'loading' | 'success' | 'error';
  readonly text: string;
  readonly label: string;
}

const MOST_VISIBLE = 3;
const DURATION_MS = 4000;

let toasts: readonly PromiseToast[] = [];
let lastId = 0;
let mounted = false;
const listeners = new Set<() => void>();

/** The promise style of notification (spec section 9): 3 visible, 4000 ms, gap 14, bottom right. */
export function toastPromise<T>(promise: Promise<T>, texts: PromiseTexts<T>): void {
  mount();
  const { loading, success, label } = texts;
  const id = ++lastId;
  const show = (state: PromiseToast['state'], text: string) => put({ id, state, text, label });
  show('loading', loading);
  promise.then(
    (value) => {
      if (value instanceof Response && !value.ok) {
        show('error', `HTTP error! status: ${value.status}`);
      } else show('success', typeof success === 'function' ? success(value) : success);
    },
    (cause) => show('error', failureText(texts, cause)),
  );
}

function PromiseToasts() {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  const label = shown.at(-1)?.label ?? '';
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" label={label}>
      {shown.slice(-MOST_VISIBLE).map(({ id, state, text }) => (
        <Toast.Root
          key={id}
          open
          onOpenChange={(open) => open || remove(id)}
          duration={state === 'loading' ? Number.POSITIVE_INFINITY : DURATION_MS}
          type={state === 'error' ? 'foreground' : 'background'}
          className={classNames(css.toast, state === 'error' && css.error)}
        >
          {state === 'loading' ? <Spinner /> : null}
          <Toast.Title className={css.title}>{text}</Toast.Title>
        </Toast.Root>
      ))}
      <Toast.Viewport className={css.viewport} label={label} />
    </Toast.Provider>
  );
}

function put(toast: PromiseToast): void {
  if (toast.state === 'loading') set([...toasts, toast]);
  // One that was closed while it was loading stays closed.
  else set(toasts.map((shown) => (shown.id === toast.id ? toast : shown)));
}

function remove(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

function set(next: readonly PromiseToast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function mount(): void {
  if (mounted) return;
  mounted = true;
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(<PromiseToasts />);
}
