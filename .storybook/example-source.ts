import * as kit from '@milepost/ui'
import type { ComponentExample, ComponentPage } from '@milepost/config/component-page'
import { exampleModule } from '@milepost/config/example-module'
import { Fragment, isValidElement } from 'react'

/** The part of a story's context that its code is made of. */
interface StoryContext {
  args?: Record<string, unknown>
  component?: unknown
  parameters?: Record<string, unknown>
}

/**
 * What "Show code" shows: a whole module to copy, with what the controls say now. Of a story that draws something of
 * its own it is what Storybook read off it.
 */
export function exampleSource(code: string, context: StoryContext): string {
  const { args = {}, component, parameters = {} } = context
  const page = parameters['page'] as ComponentPage | undefined
  const example = parameters['example'] as ComponentExample | undefined
  if (page && example) return exampleModule(page, { ...example, args }).trimEnd()
  if (parameters['isWholeForm']) return withPackageNames(signUp).trimEnd()
  const name = Object.entries(kit).find(([, value]) => value === component)?.[0]
  if (name === undefined || !code.startsWith(`<${name}`) || !canBeWritten(args)) {
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

/** The source of a form of our own, as an application would write it. */
function withPackageNames(source: string): string {
  return source
    .replaceAll(/'\.\.\/(fields|react|validators)\/index\.ts'/g, "'@milepost/forms/$1'")
    .replaceAll("'../index.ts'", "'@milepost/forms'")
}

/** Markup with what it imports; as it is where something in it is not of the kit. */
function markupModule(code: string): string {
  const components = Array.from(code.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name)
  const names = [...new Set(components)].toSorted((a, b) => a.localeCompare(b))
  const isOurs = code.startsWith('<') && names.length > 0 && names.every((name) => name in kit)
  if (!isOurs) return code
  const markup = code.replaceAll(/^(?=.)/gm, '    ')
  return `import { ${names.join(', ')} } from '@milepost/ui'\n\nexport function Example() {\n  return (\n${markup}\n  )\n}`
}

/** Whether all of it is data, or plain HTML. */
function canBeWritten(value: unknown): boolean {
  if (typeof value === 'function') return false
  if (typeof value !== 'object' || value === null) return true
  if (isValidElement(value))
    return (typeof value.type === 'string' || value.type === Fragment) && canBeWritten(value.props)
  return Object.values(value).every((item) => canBeWritten(item))
}
