import '@milepost/config/patient-waits'
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview'
import type { ComponentPage } from '@milepost/config/component-page'
import { waitMs } from '@milepost/config/wait-ms'
import { themeFromDesign } from '@milepost/ui/theme'
import { configure } from 'storybook/test'
import { afterEach, beforeEach, expect, inject } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { brandNamed } from './brands.ts'
import { themeStyleId } from './themed.tsx'

// Checks of every story besides its play function and the accessibility check: an empty console, no horizontal scroll,
// contrast in dark mode, right-to-left layout. The first story of each component is also checked for reduced motion.

/** The used part of a composed story. */
interface StoryInTest {
  id: string
  title?: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  reporting: unknown
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this browser checks dark mode and reduced motion, too. */
    isWhole: boolean
  }
}

configure({ asyncUtilTimeout: waitMs })

const isWhole = inject('isWhole')
const narrowestPx = 320
const complaints: string[] = []
const familiesSeen = new Set<string>()
const { error, warn } = console

beforeEach(() => {
  complaints.length = 0
  console.error = (...words: unknown[]) => note(error, words)
  console.warn = (...words: unknown[]) => note(warn, words)
})

afterEach(async (context) => {
  console.error = error
  console.warn = warn
  const { story, task } = context as unknown as {
    story?: StoryInTest
    task: { result?: { state: string } }
  }
  if (story === undefined || task.result?.state === 'fail') return
  expectNoComplaints()
  expectDocumentedKeys(story)
  const still = document.createElement('style')
  // Contrast cannot be measured during a transition.
  still.textContent =
    '*,*::before,*::after{transition:none!important;animation-duration:1ms!important}'
  document.head.append(still)
  try {
    await checkLayout(story)
    // Dark mode does not depend on the viewport.
    if (!isWhole) return
    await checkInTheDark(story)
    const family = story.id.split('--')[0] ?? story.id
    if (!familiesSeen.has(family)) {
      familiesSeen.add(family)
      still.remove()
      await checkInMedia(story, { 'prefers-reduced-motion': 'reduce' }, expectStillness)
    }
  } finally {
    still.remove()
  }
  expectNoComplaints()
})

function expectNoComplaints() {
  expect(complaints, 'complaints on the console').toEqual([])
}

const stops =
  'a[href], button, input, select, textarea, summary, video, [tabindex]:not([tabindex="-1"])'

/** Expects no focusable elements if the component's page documents no keys. Pages of validators have none. */
function expectDocumentedKeys({ id, parameters }: StoryInTest) {
  const page = parameters['page'] as ComponentPage | undefined
  if (page === undefined || page.validators || page.keyboard.length > 0) return
  // Storybook has hidden elements on the page.
  const found = [...document.body.querySelectorAll(stops)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML)
  expect(found, `${id} is focusable, but its page documents no keys`).toEqual([])
}

function note(pass: (...words: unknown[]) => void, words: unknown[]) {
  complaints.push(words.map(String).join(' ').slice(0, 300))
  pass(...words)
}

/** Expects no horizontal scroll, also at the minimum width and in the other text direction. */
async function checkLayout(story: StoryInTest) {
  const { documentElement } = document
  const { innerWidth, innerHeight } = window
  const direction = documentElement.dir
  // Storybook's own padding.
  document.body.style.padding = story.parameters['layout'] === 'fullscreen' ? '' : '1rem'
  expectNoSidewaysScroll(`${story.id} as it is`)
  await page.viewport(narrowestPx, innerHeight)
  expectNoSidewaysScroll(`${story.id} at ${narrowestPx} px`)
  documentElement.dir = direction === 'rtl' ? 'ltr' : 'rtl'
  expectNoSidewaysScroll(`${story.id} from right to left at ${narrowestPx} px`)
  documentElement.dir = direction
  document.body.style.padding = ''
  await page.viewport(innerWidth, innerHeight)
}

function expectNoSidewaysScroll(what: string) {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return right > clientWidth + 1 || left < -1
  })
  const names = wide.slice(0, 5).map((element) => `${element.localName}.${element.className}`)
  expect.fail(`${what} is ${scrollWidth} px wide: ${names.join(', ')}`)
}

/** Checks only contrast in dark mode, because nothing else depends on colours. */
async function checkInTheDark(story: StoryInTest) {
  const style = document.getElementById(themeStyleId)
  if (style === null) return
  const light = style.textContent
  const { design } = brandNamed(story.globals['brand'])
  style.textContent = light + themeFromDesign({ ...design, scheme: 'dark' }).css
  try {
    await checkContrast(story)
  } finally {
    style.textContent = light
  }
}

async function checkInMedia(
  story: StoryInTest,
  features: Record<string, string>,
  look: (story: StoryInTest) => unknown,
) {
  const { send } = cdp()
  const set = (list: { name: string; value: string }[]) =>
    send('Emulation.setEmulatedMedia', { features: list })
  await set(Object.entries(features).map(([name, value]) => ({ name, value })))
  try {
    await look(story)
  } finally {
    await set(Object.keys(features).map((name) => ({ name, value: '' })))
  }
}

/** Expects that running animations do not move anything. */
function expectStillness(story: StoryInTest) {
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
    return effect.getKeyframes().flatMap((frame) => Object.keys(frame))
  })
  const movement = moving.filter((name) =>
    /transform|translate|rotate|scale|inset|left|top/.test(name),
  )
  expect(movement, `${story.id} moves despite prefers-reduced-motion`).toEqual([])
}

async function checkContrast({ id, parameters, globals, reporting }: StoryInTest) {
  const { a11y } = parameters as { a11y: object }
  const options = { runOnly: ['color-contrast', 'link-in-text-block'] }
  await checkAccessibility({
    id,
    parameters: { ...parameters, a11y: { ...a11y, options } },
    globals,
    reporting,
    viewMode: 'story',
  } as unknown as Parameters<typeof checkAccessibility>[0])
  const { reports } = reporting as {
    reports: {
      status: string
      result: { violations?: { id: string; nodes: { html: string }[] }[] }
    }[]
  }
  const violations = (reports.at(-1)?.result.violations ?? []).map(
    (violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 200)}`,
  )
  expect(violations, `${id} in the dark`).toEqual([])
}
