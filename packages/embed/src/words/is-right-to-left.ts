/** Whether a language is written from right to left. */
export function isRightToLeft(language: string | undefined): boolean {
  const { script = '' } = new Intl.Locale(language ?? 'en').maximize()
  return /^(?:Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)$/.test(script)
}
