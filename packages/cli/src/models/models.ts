/** Field of a model, in Prismic's format. */
export interface ModelField {
  readonly type: string
  readonly config?: {
    readonly options?: readonly string[]
    readonly fields?: Fields
    readonly choices?: Readonly<Record<string, unknown>>
  }
}

/** Fields by name. */
export type Fields = Readonly<Record<string, ModelField>>

/** The models of a repository, in the format of the model files. */
export interface Models {
  readonly customTypes: readonly {
    readonly id: string
    readonly json: Readonly<Record<string, Fields>>
  }[]
  readonly slices: readonly {
    readonly id: string
    readonly name?: string
    readonly type?: string
    readonly description?: string
    readonly variations: readonly {
      readonly id: string
      readonly primary?: Fields
      readonly items?: Fields
    }[]
  }[]
}
