/** The little of autocannon that the benches use; it brings no types. */
declare module 'autocannon' {
  function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
  }): Promise<{ requests: { average: number } }>;
  export = autocannon;
}
