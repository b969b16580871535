/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<{ requests: { average: number }; non2xx: number }>;
  export = autocannon;
}
