/** What is asked of the database; null where that fails or takes longer than `patienceMs`. */
export function orNull<Said>(asked: Promise<Said>, patienceMs: number): Promise<Said | null> {
  let timer: NodeJS.Timeout;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), patienceMs);
  });
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
}
