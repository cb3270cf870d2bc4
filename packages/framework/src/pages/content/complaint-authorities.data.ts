/** Who takes complaints about websites that cannot be used, by country. */
export const complaintAuthorities: Readonly<
  Record<string, { readonly name: string; readonly url: string } | undefined>
> = {
  au: {
    name: 'Australian Human Rights Commission',
    url: 'https://humanrights.gov.au/complaints',
  },
  gb: {
    name: 'Equality Advisory and Support Service (EASS)',
    url: 'https://www.equalityadvisoryservice.com/',
  },
}
