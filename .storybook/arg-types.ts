import { isValidElement } from 'react'
import type { Args, StrictArgTypes } from 'storybook/internal/types'

/** Part of a story's context that determines its controls. */
interface ControlContext {
  argTypes: StrictArgTypes
  initialArgs?: Args
}

const typedAsText = new Set(['ReactNode', 'HTMLInputAutoCompleteAttribute', 'string | number'])

/**
 * Edits React nodes as text instead of objects, and removes references to the specification from descriptions, because
 * Storybook does not include it.
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
          // Storybook's list editor is inaccessible to screen readers, and its element editor shows React internals.
          ...((Array.isArray(initialArgs[name]) || isValidElement(initialArgs[name])) && {
            control: false,
          }),
          ...(isText && { control: { type: 'text' } }),
        },
      ]
    }),
  )
}

/** Removes one of the two pairs of quotes from `@default 'primary'`: Storybook adds another one. */
function defaultOf(summary: string | undefined) {
  if (summary === undefined) return {}
  return { defaultValue: { summary: summary.replace(/^"?'(.*)'"?$/, '"$1"') } }
}

/** Sets boolean props to their defaults. Without a value, Storybook shows a button instead of a switch. */
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
