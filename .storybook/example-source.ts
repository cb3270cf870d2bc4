import * as kit from '@milepost/ui'
import type { ComponentExample, ComponentPage } from '@milepost/config/component-page'
import { exampleModule } from '@milepost/config/example-module'
import { Fragment, isValidElement } from 'react'

/** Part of a story's context that determines its code. */
interface StoryContext {
  args?: Record<string, unknown>
  component?: unknown
  parameters?: Record<string, unknown>
}

/**
 * Returns the code for "Show code": a complete module with the current values of the controls. For stories with a custom
 * `render` it is Storybook's own code.
 */
export function exampleSource(code: string, context: StoryContext): string {
  const { args = {}, component, parameters = {} } = context
  const page = parameters['page'] as ComponentPage | undefined
  const example = parameters['example'] as ComponentExample | undefined
  if (page && example) return exampleModule(page, { ...example, args }).trimEnd()
  if (parameters['isWholeForm']) return withPackageNames(signUp).trimEnd()
  const name = Object.entries(kit).find(([, value]) => value === component)?.[0]
  // Props of stories with a custom `render` are not in their args.
  const isEmpty = Object.values(args).every((value) => value === false || value === '')
  if (name === undefined || isEmpty || !code.startsWith(`<${name}`) || !canBeWritten(args)) {
    return markupModule(code.replaceAll(/\s+\w+=\{false\}/g, ''))
  }
  return exampleModule({ name, entry: '@milepost/ui' }, { args }).trimEnd()
}

const [signUp = ''] = Object.values(
  import.meta.glob<string>('../packages/forms/src/stories/sign-up.fixtures.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Returns the source of a form with the imports that an application would have. */
function withPackageNames(source: string): string {
  return source
    .replaceAll(/'\.\.\/(fields|react|validators)\/index\.ts'/g, "'@milepost/forms/$1'")
    .replaceAll("'../index.ts'", "'@milepost/forms'")
}

/** Adds imports to markup. Markup with components from elsewhere is returned unchanged. */
function markupModule(code: string): string {
  const components = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name)
  const names = [...new Set(components)].toSorted((a, b) => a.localeCompare(b))
  const isOurs = code.startsWith('<') && names.length > 0 && names.every((name) => name in kit)
  if (!isOurs) return code
  const markup = code.replaceAll(/^(?=.)/gm, '    ')
  return `import { ${names.join(', ')} } from '@milepost/ui'\n\nexport function Example() {\n  return (\n${markup}\n  )\n}`
}

/** Whether a value consists only of data and HTML elements. */
function canBeWritten(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  if (isValidElement(value))
    return (typeof value.type === 'string' || value.type === Fragment) && canBeWritten(value.props)
  return Object.values(value).every((item) => canBeWritten(item))
}
