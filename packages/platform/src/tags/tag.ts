/** A tag with what it is summed up over (Spec §3). */
export interface Tag {
  id: string
  label: string | undefined
  value: string
  aggregation: { segment: string; measurementDomains: string[] }[]
}
