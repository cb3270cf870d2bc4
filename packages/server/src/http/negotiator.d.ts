// The published types lack the `preferred` option.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Readonly<Record<string, string>> })
    encoding<Offered extends string>(
      offered: readonly Offered[],
      options: { preferred: readonly Offered[] },
    ): Offered | undefined
    mediaType<Offered extends string>(offered: readonly Offered[]): Offered | undefined
  }
}
