const countriesThatRequireConsent: readonly string[] = ['gb', 'ie']

/** Whether a country's law asks for consent before optional cookies (Spec §9); `en-gb` is read as `gb`. */
export function consentRequired(country: string): boolean {
  return countriesThatRequireConsent.includes(
    country
      .trim()
      .toLowerCase()
      .replace(/^[a-z]{2}[-_]/, ''),
  )
}
