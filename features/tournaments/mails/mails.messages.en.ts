/** What the mails of several features say of a tournament. */
export const mailsMessages = {
  facts: (f: {
    tournament: string;
    event: string | null;
    date: string;
    time: string;
    venue: string;
  }) =>
    `Tournament: ${f.tournament}${f.event ? `\nEvent: ${f.event}` : ''}\nDate: ${f.date}\nTime: ${f.time}\nVenue: ${f.venue}`,
};
