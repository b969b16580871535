/**
 * A substitute for Stripe.js, from the payment company's own address: `Stripe(key).elements().create('cardNumber')` puts a
 * frame of that address into the page, so that what is typed never passes the page of the shop.
 */
export const SUBSTITUTE = `
window.Stripe = (key) => {
  const origin = new URL(document.querySelector('script[src$="/v3/"]').src).origin;
  const form = Math.random().toString(36).slice(2);
  const made = new Map();
  const element = (type, locale, options = {}) => {
    const listeners = {};
    const frame = document.createElement('iframe');
    frame.src = origin + '/field?' + new URLSearchParams({ type, form, lang: locale });
    frame.title = options.title || type;
    frame.setAttribute('frameborder', '0');
    frame.setAttribute('scrolling', 'no');
    frame.height = '24';
    frame.width = '100%';
    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow) return;
      for (const listener of listeners[data.event] || []) listener(data);
    });
    return {
      on: (event, listener) => { (listeners[event] = listeners[event] || []).push(listener); },
      mount: (target) => { target.append(frame); },
      focus: () => frame.contentWindow.postMessage({ do: 'focus' }, origin),
      clear: () => frame.contentWindow.postMessage({ do: 'clear' }, origin),
      changeLanguage: (lang) => frame.contentWindow.postMessage({ do: 'language', lang }, origin),
      destroy: () => frame.remove(),
      send: () => new Promise((sent) => {
        listeners.sent = [sent];
        frame.contentWindow.postMessage({ do: 'send' }, origin);
      }),
    };
  };
  return {
    elements: ({ locale = 'auto' } = {}) => ({
      create: (type, options) => { const one = element(type, locale, options); made.set(type, one); return one; },
      getElement: (type) => made.get(type) || null,
      update: ({ locale: next }) => { for (const one of made.values()) one.changeLanguage(next); },
    }),
    createPaymentMethod: async () => {
      await Promise.all([...made.values()].map((one) => one.send()));
      const answer = await fetch(origin + '/method', { method: 'POST', body: new URLSearchParams({ form }) });
      return { paymentMethod: await answer.json() };
    },
  };
};
`;

/** One field: it says whether it is complete, never what was typed. */
export const FIELD_PAGE = `<!doctype html><meta charset="utf-8"><style>
body{margin:0;background:transparent}input{box-sizing:border-box;width:100%;height:24px;border:0;outline:0;background:transparent;font:16px system-ui}
</style><input inputmode="numeric"><script>
const facts = new URLSearchParams(location.search);
const type = facts.get('type');
const input = document.querySelector('input');
document.documentElement.lang = facts.get('lang');
input.setAttribute('aria-label', type);
const rules = { cardNumber: /^\\d{16}$/, cardExpiry: /^(0[1-9]|1[0-2])\\/?\\d{2}$/, cardCvc: /^\\d{3,4}$/ };
const tell = (data) => parent.postMessage(data, '*');
const typed = () => input.value.replaceAll(' ', '');
const say = () => tell({ event: 'change', elementType: type, empty: typed() === '', complete: rules[type].test(typed()) });
const send = async () => {
  await fetch('/typed', { method: 'POST', body: new URLSearchParams({ form: facts.get('form'), field: type, value: typed() }) });
  tell({ event: 'sent' });
};
input.addEventListener('input', say);
input.addEventListener('focus', () => tell({ event: 'focus' }));
input.addEventListener('blur', () => tell({ event: 'blur' }));
addEventListener('message', ({ data }) => {
  if (data.do === 'focus') input.focus();
  if (data.do === 'clear') { input.value = ''; say(); }
  if (data.do === 'language') document.documentElement.lang = data.lang;
  if (data.do === 'send') send();
});
tell({ event: 'ready' });
</script>`;
