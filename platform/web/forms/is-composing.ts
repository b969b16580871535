import type { KeyboardEvent } from 'react';

/**
 * Whether a key belongs to a conversion of Japanese, such as the Enter that ends it. Safari ends the conversion before
 * that key and marks it by its code alone (WebKit bug 165004).
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
