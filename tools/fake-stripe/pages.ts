import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Books } from './books.ts';
import { makeMethod } from './cards.ts';
import { type Form, textAt } from './form.ts';
import { FIELD_PAGE, SUBSTITUTE } from './substitute.ts';

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly pathname: string;
  readonly searchParams: URLSearchParams;
  readonly body: Form;
  readonly books: Books;
}

/** Numbers that were typed into the fields, by the form that they belong to; forgotten once a method is made of them. */
const typed = new Map<string, Map<string, string>>();

/** The pages of the payment company: its script and fields, the bank's approval, PayPay's, and the voucher. */
export function answerPage(asked: Asked): void {
  const { response, pathname, body } = asked;
  const [, page = '', id = ''] = pathname.split('/');
  switch (page) {
    case 'v3':
      text(response, 'text/javascript', SUBSTITUTE);
      break;
    case 'field':
      text(response, 'text/html', FIELD_PAGE);
      break;
    case 'typed':
      noteTyped(response, body);
      break;
    case 'method':
      answerMethod(response, body);
      break;
    case '3ds':
    case 'paypay':
      answerApproval(asked, page, id);
      break;
    case 'voucher':
      answerVoucher(asked, id);
      break;
    default:
      response.writeHead(404).end();
  }
}

function answerApproval(
  { request, response, searchParams, body, books }: Asked,
  page: '3ds' | 'paypay',
  id: string,
): void {
  if (request.method !== 'POST') {
    text(response, 'text/html', approvalPage(page));
    return;
  }
  const intent = books.intents.answer(id, textAt(body, 'answer') === 'yes');
  const back = new URL(searchParams.get('return_url') ?? '');
  back.searchParams.set('payment_intent', intent.id);
  back.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed');
  response.writeHead(303, { location: back.href }).end();
}

function answerVoucher({ request, response, books }: Asked, id: string): void {
  if (request.method === 'POST') books.intents.payAtStore(id);
  text(response, 'text/html', voucherPage(books.intents.find(id).status));
}

function noteTyped(response: ServerResponse, body: Form): void {
  const form = textAt(body, 'form') ?? '';
  const fields = typed.get(form) ?? new Map<string, string>();
  fields.set(textAt(body, 'field') ?? '', textAt(body, 'value') ?? '');
  typed.set(form, fields);
  response.writeHead(204, { 'access-control-allow-origin': '*' }).end();
}

/** Makes a method of what was typed into the fields of a form. */
function answerMethod(response: ServerResponse, body: Form): void {
  const form = textAt(body, 'form') ?? '';
  const number = typed.get(form)?.get('cardNumber') ?? '';
  typed.delete(form);
  response.setHeader('access-control-allow-origin', '*');
  text(response, 'application/json', JSON.stringify({ id: makeMethod(number) }));
}

function text(response: ServerResponse, type: string, content: string): void {
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
}

const head =
  '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">';

function approvalPage(page: '3ds' | 'paypay'): string {
  const title = page === '3ds' ? '3-D Secure (test bank)' : 'PayPay (test)';
  return `${head}<title>${title}</title><h1>${title}</h1><form method="post">
<p><button name="answer" value="yes">Complete / 承認する</button></p>
<p><button name="answer" value="no">Fail / 中止する</button></p></form>`;
}

function voucherPage(status: string): string {
  return `${head}<title>Voucher (test)</title><h1>Voucher: ${status}</h1><form method="post">
<p><button>Pay at the store / 店頭で支払う</button></p></form>`;
}
