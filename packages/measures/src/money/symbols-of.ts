// At home, and abroad where the two differ.
const symbols: ReadonlyMap<string, readonly [string, string?]> = /* @__PURE__ */ new Map([
  ['AUD', ['$', 'A$']],
  ['USD', ['$', 'US$']],
  ['EUR', ['€']],
  ['NZD', ['$', 'NZ$']],
  ['SGD', ['$', 'S$']],
  ['HKD', ['HK$']],
  ['CAD', ['$', 'CA$']],
  ['ZAR', ['R']],
  ['GBP', ['£']],
])

/** A currency's symbol where it is at home and elsewhere; the code for one that is not known. */
export function symbolsOf(code: string): [home: string, abroad: string] {
  const [home = code, abroad = home] = symbols.get(code) ?? []
  return [home, abroad]
}
