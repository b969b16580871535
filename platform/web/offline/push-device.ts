/** Whether this browser can show pushes, and if not, what the person can do. */
export type PushAbility = 'able' | 'denied' | 'install-first' | 'unsupported';

export async function pushAbility(): Promise<PushAbility> {
  const { serviceWorker } = navigator;
  const known = 'Notification' in window && 'PushManager' in window && serviceWorker;
  // Safari on iPhone and iPad has no push until the app is on the home screen.
  if (!known) return isAppleTouch() && !isInstalled() ? 'install-first' : 'unsupported';
  // In a private window, or without a service worker (development), nothing would receive it.
  const registration = await serviceWorker.getRegistration().catch(() => undefined);
  if (!registration) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** The current subscription of this browser, of any account. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** A new subscription for the server of this key; ends one of another login. */
export async function newPushSubscription(serverKey: string): Promise<PushSubscription> {
  await (await pushSubscription())?.unsubscribe();
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: serverKey,
  });
}

/** Ends the last person's subscription on this browser; the push service then refuses later pushes to it. */
export async function endPushSubscription(): Promise<void> {
  await (await pushSubscription())?.unsubscribe();
}

function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches;
}
