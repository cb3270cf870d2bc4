import { isValidElement } from 'react'
import type { Args, StrictArgTypes } from 'storybook/internal/types'

/** The part of a story's context that its controls are made of. */
interface ControlContext {
  argTypes: StrictArgTypes
  initialArgs?: Args
}

const typedAsText = new Set(['ReactNode', 'HTMLInputAutoCompleteAttribute', 'string | number'])

/**
 * What can be written as a line of text is edited so, instead of as an object; and descriptions are without their
 * references to the specification, which is not part of the pages.
 */
export function readableArgTypes({ argTypes, initialArgs = {} }: ControlContext): StrictArgTypes {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, description } = argType
      const isText = name !== 'children' && typedAsText.has(table?.type?.summary ?? '')
      return [
        name,
        {
          ...argType,
          ...(description && { description: description.replaceAll(/ \(Spec §[^)]*\)/g, '') }),
          table: { ...table, ...defaultOf(table?.defaultValue?.summary) },
          // Storybook's editor of lists is markup that screen readers cannot follow, and its editor of elements shows React's own fields.
          ...((Array.isArray(initialArgs[name]) || isValidElement(initialArgs[name])) && {
            control: false,
          }),
          ...(isText && { control: { type: 'text' } }),
        },
      ]
    }),
  )
}

/** `@default 'primary'` names a string as code does; Storybook puts it between quotes once more. */
function defaultOf(summary: string | undefined) {
  if (summary === undefined) return {}
  return { defaultValue: { summary: summary.replace(/^"?'(.*)'"?$/, '"$1"') } }
}

/** A switch shows what its prop is by itself; without a value Storybook shows a button that makes one. */
export function switchesAtRest({
  argTypes,
  initialArgs = {},
}: ControlContext): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(argTypes)
      .filter(([name, { type }]) => {
        const isBoolean = typeof type === 'object' && type.name === 'boolean'
        return isBoolean && initialArgs[name] === undefined
      })
      .map(([name, { table }]) => [name, table?.defaultValue?.summary === 'true']),
  )
}
