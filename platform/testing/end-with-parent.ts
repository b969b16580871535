/**
 * Preloaded by every server that tests, bench and simulation start: one whose parent is ended from outside, as by a time limit, stops
 * as well.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
