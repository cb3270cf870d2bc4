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

// What every story is asked beyond its own play function and the accessibility check in its look:
// that it is quiet, that nothing is wider than the window, that it can be read in the dark and from
// right to left. The first story of each family also stands without motion.

/** The part of a composed story that is used here. */
interface StoryInTest {
  id: string
  title?: string
  parameters: Record<string, unknown>
  globals: Record<string, unknown>
  reporting: unknown
}

declare module 'vitest' {
  interface ProvidedContext {
    /** This window is one of those that see every story in every look. */
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
  expectKeysAreTold(story)
  const still = document.createElement('style')
  // A colour on its way to another is neither.
  still.textContent =
    '*,*::before,*::after{transition:none!important;animation-duration:1ms!important}'
  document.head.append(still)
  try {
    await checkLayout(story)
    // In a second window the same brand is as dark as in the first.
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

/** The page of a component that names no keys says that nothing takes the focus. Keys of validators are those of their field. */
function expectKeysAreTold({ id, parameters }: StoryInTest) {
  const page = parameters['page'] as ComponentPage | undefined
  if (page === undefined || page.validators || page.keyboard.length > 0) return
  // Storybook keeps words of its own in the page, out of sight.
  const found = [...document.body.querySelectorAll(stops)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.outerHTML)
  expect(found, `${id} takes the focus, and its page names no keys`).toEqual([])
}

function note(pass: (...words: unknown[]) => void, words: unknown[]) {
  complaints.push(words.map(String).join(' ').slice(0, 300))
  pass(...words)
}

/** At the least width, and the other way round, nothing makes the page scroll sideways. */
async function checkLayout(story: StoryInTest) {
  const { documentElement } = document
  const { innerWidth, innerHeight } = window
  const direction = documentElement.dir
  // As Storybook shows it.
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

/** The contrast again, with the brand's dark palette: nothing else depends on colours. */
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

/** What still moves may only fade. */
function expectStillness(story: StoryInTest) {
  const moving = document.getAnimations().flatMap((animation) => {
    const { effect, playState } = animation
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return []
    return effect.getKeyframes().flatMap((frame) => Object.keys(frame))
  })
  const movement = moving.filter((name) =>
    /transform|translate|rotate|scale|inset|left|top/.test(name),
  )
  expect(movement, `${story.id} moves although less motion is asked for`).toEqual([])
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
