/** The part of autocannon that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    duration: number;
    /** `setupRequest` makes the next request of a connection. */
    requests?: {
      method: string;
      path: string;
      setupRequest: (request: object) => object;
    }[];
  }): Promise<{ requests: { average: number }; non2xx: number }>;
  export = autocannon;
}
