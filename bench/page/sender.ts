import type { APIRequestContext } from 'playwright-core';

/** Sends writes as the app does, with the cookies of a browser; an answer that is a refusal is thrown. */
export function senderOf(request: APIRequestContext) {
  return async <Answer>(path: string, data: object): Promise<Answer> => {
    const answer = await request.post(path, { data, headers: { 'x-rallydays': '1' } });
    if (!answer.ok()) throw new Error(`${path} was refused: ${await answer.text()}`);
    return answer.json();
  };
}
