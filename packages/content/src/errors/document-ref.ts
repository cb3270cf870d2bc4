/** Which document something was read from: enough for an editor to find it. */
export interface DocumentRef {
  /** The custom type's id, such as `internal_page`. */
  readonly type: string
  /** The document's own name inside its type; empty when it has none. */
  readonly uid: string
  /** The content service's id. */
  readonly id: string
}
