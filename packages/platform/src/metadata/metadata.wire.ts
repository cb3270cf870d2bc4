/** One stored pair of `GET` and `POST {metadata}/v1/apps/{app}/metadata`, which answer lists of it. */
export interface MetadataRowWire {
  id: string
  key: string
  value: string
}

/** The body of `POST {metadata}/v1/apps/{app}/metadata`. */
export interface MetadataBodyWire {
  /** The numeric page id as text. */
  page: string
  values: { key: string; value: string }[]
}

/** The body of `PUT {metadata}/v1/apps/{app}/metadata/{id}`. */
export interface MetadataRowBodyWire {
  key: string
  value: string
}
