/** What a site keeps about a page: values by key, each with the id that changes it (Spec §3). */
export type PageMetadata = Readonly<Record<string, { id: string; value: string }>>
