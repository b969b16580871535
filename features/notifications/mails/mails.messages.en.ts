export const mailsMessages = {
  unsubscribe: (topic: string, url: string) =>
    `You get this because you have not switched off "${topic}". Switch it off, without logging in:\n${url}`,
};
