// Runs inside the measured page, before any of its code; the rest of the benchmark calls `rallydaysBench`.
const seen = { lcp: 0, cls: 0 };

function watch(type, note) {
  const each = (list) => {
    for (const entry of list.getEntries()) note(entry);
  };
  new PerformanceObserver(each).observe({ type, buffered: true });
}

watch('largest-contentful-paint', ({ startTime }) => {
  seen.lcp = startTime;
});
watch('layout-shift', ({ value }) => {
  seen.cls += value;
});

globalThis.rallydaysBench = {
  webVitals() {
    const { lcp, cls } = seen;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { fcp, lcp, cls };
  },

  async workerInCharge() {
    const { serviceWorker } = navigator;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  },

  /** From the next tap to the end of the frame that it causes, in milliseconds. */
  watchTap() {
    this.answered = new Promise((resolve) => {
      const measure = ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      document.addEventListener('click', measure, { capture: true, once: true });
    });
  },
};
