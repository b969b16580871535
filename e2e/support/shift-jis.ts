/** The text in Shift_JIS, as a Japanese Excel saves a CSV file. Throws on a character that it does not have. */
export function inShiftJis(text: string): Buffer {
  const bytes = [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    const found = code < 0x80 ? [code] : table().get(character);
    if (!found) throw new Error(`${character} is not in Shift_JIS`);
    return found;
  });
  return Buffer.from(bytes);
}

let known: Map<string, number[]> | undefined;

/** What the platform decodes, read backwards: it has no encoder. */
function table(): Map<string, number[]> {
  if (known) return known;
  known = new Map();
  const decoder = new TextDecoder('shift_jis');
  for (let lead = 0x81; lead <= 0xfc; lead += 1) {
    for (let trail = 0x40; trail <= 0xfc; trail += 1) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if ([...character].length === 1 && character !== '�') known.set(character, [lead, trail]);
    }
  }
  return known;
}
