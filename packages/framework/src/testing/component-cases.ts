import type { ComponentName } from '../bundling/replaceable-components.ts'
import type { ComponentCases } from './component-clause.ts'
import { frameCases } from './frame-cases.ts'
import { givingCases } from './giving-cases.tsx'
import { noticeCases } from './notice-cases.ts'
import { supporterCases } from './supporter-cases.ts'

/** How each component is rendered in a test, and what must then be true. */
export const componentCases: ComponentCases<ComponentName> = {
  ...frameCases,
  ...noticeCases,
  ...givingCases,
  ...supporterCases,
}
