import type { ComponentName } from '../bundling/replaceable-components.ts'
import type { ComponentCases } from './component-clause.ts'
import { frameCases } from './frame-cases.ts'
import { givingCases } from './giving-cases.tsx'
import { noticeCases } from './notice-cases.ts'
import { supporterCases } from './supporter-cases.ts'

/** What is rendered of each component, and what must be true of that. */
export const componentCases: ComponentCases<ComponentName> = {
  ...frameCases,
  ...noticeCases,
  ...givingCases,
  ...supporterCases,
}
