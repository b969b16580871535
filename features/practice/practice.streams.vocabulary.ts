/** The stream of a league or a knockout, for its group. It says that something has changed, and not what. */
export const SESSION_STREAM_PATH = '/api/practice/sessions/:id/stream';

/** The same for who has the public link of a knockout. */
export const BRACKET_STREAM_PATH = '/api/public/brackets/:token/stream';
