'use client'

import { useEffect, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { classNames } from '../../class-names.ts'
import * as styles from './toolbar.css.ts'

export interface ToolbarProps extends ComponentProps<'div'> {
  /** Names it, such as "Your page". */
  'aria-label': string
}

const stops = 'button, a[href], input, select, textarea'
// Arrows mean something else in these.
const ownKeys = 'select, textarea, input:not([type="checkbox"], [type="radio"], [type="button"])'

/**
 * Tools for one thing, reached as one stop of the tab key: arrows, Home and End lead on inside.
 * `children` are its buttons, links and fields. Renders a `<div role="toolbar">`.
 */
export function Toolbar({ className, onKeyDown, onFocus, ref, ...rest }: ToolbarProps) {
  const own = useRef<HTMLDivElement>(null)
  // Before any script, every tool is a stop of its own; tools that come and go are counted anew.
  useEffect(() => {
    const tools = toolsIn(own.current)
    const current = tools.find((tool) => tool.tabIndex === 0) ?? tools[0]
    for (const tool of tools) tool.tabIndex = tool === current ? 0 : -1
  })
  return (
    // One of its tools has the focus, never the bar itself.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div
      role="toolbar"
      className={classNames(styles.toolbar, className)}
      {...rest}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
      onFocus={(event) => {
        onFocus?.(event)
        for (const tool of toolsIn(own.current)) tool.tabIndex = tool === event.target ? 0 : -1
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (!event.defaultPrevented) moveFocus(event)
      }}
    />
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tools = toolsIn(event.currentTarget)
  const at = tools.indexOf(event.target as HTMLElement)
  if (at === -1 || (event.target as HTMLElement).matches(ownKeys)) return
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const next = {
    ArrowRight: at + forward,
    ArrowLeft: at - forward,
    Home: 0,
    End: tools.length - 1,
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  tools.at(next % tools.length)?.focus()
}

function toolsIn(toolbar: HTMLElement | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
    (tool) => !tool.matches(':disabled'),
  )
}
