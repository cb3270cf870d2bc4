const countriesThatRequireConsent: readonly string[] = ['gb', 'ie']

/** Whether a country's law asks for consent before optional cookies (Spec §9). */
export function consentRequired(country: string): boolean {
  return countriesThatRequireConsent.includes(country.trim().toLowerCase().slice(-2))
}
