import css from './contact.module.css';

/** An e-mail address or phone number as a link; any other text unchanged. */
export function Contact({ children: text }: { readonly children: string }) {
  const address = addressOf(text.trim());
  return address ? (
    <a className={css.contact} href={address}>
      {text}
    </a>
  ) : (
    text
  );
}

function addressOf(text: string): string | null {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return `mailto:${text}`;
  const digits = text.replace(/[\s()-]/g, '');
  return /^\+?\d{9,15}$/.test(digits) ? `tel:${digits}` : null;
}
