import { useSyncExternalStore } from 'react';

/** Whether the phone thinks it has a connection; it may still be wrong about the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, assumed);
}

export function isOnline(): boolean {
  return navigator.onLine;
}

const assumed = () => true;

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
