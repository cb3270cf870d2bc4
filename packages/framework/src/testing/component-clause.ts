import type { parseDocument } from 'htmlparser2'
import type { ComponentName } from '../bundling/replaceable-components.ts'
import type { ComponentPropsByName } from './component-props.ts'

/** One thing that must be true of a component as the server renders it. */
export interface ComponentClause {
  readonly says: string
  readonly holds: (page: ReturnType<typeof parseDocument>) => boolean
}

/** How a component is rendered in a test, and what must then be true. */
export interface ComponentCase<Props> {
  readonly props: Props
  readonly clauses: readonly ComponentClause[]
}

/** Cases by the names of their components. */
export type ComponentCases<Name extends ComponentName> = {
  readonly [One in Name]: ComponentCase<ComponentPropsByName[One]>
}
