// @vitest-environment node
/// <reference types="vite/client" />
import type { ComponentType, ReactElement } from 'react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

// Renders every story without a window, because the first paint must not need a browser.

type Args = Record<string, unknown>
interface Story {
  args?: Args
  globals?: Args
  render?: (args: Args, context: { globals: Args; loaded: Args }) => ReactElement
}
interface Meta extends Story {
  title: string
  component?: ComponentType<Args>
}

const modules = import.meta.glob<Record<string, Story> & { default: Meta }>('../**/*.stories.tsx', {
  eager: true,
})

afterEach(() => void vi.restoreAllMocks())

describe('every story on a server', () => {
  const stories = Object.values(modules).flatMap(({ default: meta, ...named }) =>
    Object.entries(named).map(([name, story]) => ({ name: `${meta.title}/${name}`, meta, story })),
  )

  it('finds them', () => expect(stories.length).toBeGreaterThan(150))

  it.each(stories)('renders $name, twice the same and in silence', ({ meta, story }) => {
    const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')]
    const once = htmlOf(meta, story)
    expect(htmlOf(meta, story)).toBe(once)
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  })
})

function htmlOf(meta: Meta, story: Story): string {
  const args = { ...meta.args, ...story.args }
  const context = {
    globals: { brand: 'tideline', ...meta.globals, ...story.globals },
    // Loaders need a browser.
    loaded: { file: new Blob(['picture'], { type: 'image/png' }) },
  }
  const render = story.render ?? meta.render
  const { component } = meta
  return renderToString(
    createElement(() =>
      render !== undefined
        ? render(args, context)
        : component === undefined
          ? null
          : createElement(component, args),
    ),
  )
}
