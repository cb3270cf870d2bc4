/** Text as base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  return btoa(
    Array.from(new TextEncoder().encode(text), (byte) => String.fromCodePoint(byte)).join(''),
  )
}
