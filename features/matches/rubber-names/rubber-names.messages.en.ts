/** The names of rubbers: "S1", "D3", "P2", "A–X". */
export const rubberNamesMessages = {
  single: (number: string) => `S${number}`,
  double: (number: string) => `D${number}`,
  pair: (number: string) => `P${number}`,
  letters: (first: string, second: string) => `${first}–${second}`,
};
