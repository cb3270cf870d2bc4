import { fillMessage } from '@milepost/supporter/messages'
import { toDonationView, toImageView } from '../../totals/views.ts'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import type { CardView } from '../blocks/blocks.server.ts'
import type { SectionView, Unavailable } from '../../totals/section-view.ts'
import { parseDate } from '@milepost/measures'
import { platformOf } from '@milepost/content'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { projectCurrency } from '../../totals/project.ts'

export interface CarouselView extends SectionView {
  type: 'carousel'
  slides: CardView[]
  /** Names the row of slides. */
  label: string
  /** Milliseconds between slides; undefined when slides only change by hand. */
  everyMs: number | undefined
  words: { previous: string; next: string; pause: string; play: string }
}

/** Never faster than this: a slide must be read. */
const fastestMs = 4000

/** Slides side by side that scroll. */
export function toCarouselView(slice: SliceOf<'carousel'>, { messages }: SliceScope): CarouselView {
  const { seconds } = slice.primary
  const { previous, next, pause, play } = messages.gallery
  return {
    type: 'carousel',
    ...toSectionView(slice.primary),
    slides: slice.items.map(({ title, text, image, url }) => ({
      title,
      text,
      image: toImageView(image),
      href: url,
      foot: '',
    })),
    label: fillMessage(messages.gallery.slidesOf, { name: slice.primary.title }),
    everyMs: seconds > 0 ? Math.max(fastestMs, seconds * 1000) : undefined,
    words: { previous, next, pause, play },
  }
}

export interface CountdownView extends SectionView {
  type: 'countdown'
  /** Undefined when it counts to nothing. */
  endMs: number | undefined
  nowMs: number
  doneText: string
  words: { days: string; hours: string; minutes: string; seconds: string }
}

const hourMs = 3_600_000

/** The time until a moment. A date alone begins at midnight of the site's own time. */
export function toCountdownView(
  slice: SliceOf<'countdown'>,
  { messages, services, site }: SliceScope,
): CountdownView {
  const { until, doneText } = slice.primary
  const { days, hours, minutes, seconds } = messages.countdown
  return {
    type: 'countdown',
    ...toSectionView(slice.primary),
    endMs: until === undefined ? undefined : momentOf(until, platformOf(site)?.utcOffsetHours ?? 0),
    nowMs: services.now().getTime(),
    doneText,
    words: { days, hours, minutes, seconds },
  }
}

function momentOf(until: string, utcOffsetHours: number): number | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(until)
  const time = parseDate(isDate ? `${until}T00:00:00Z` : until)?.getTime()
  if (time === undefined || Number.isNaN(time)) return undefined
  return isDate ? time - utcOffsetHours * hourMs : time
}

export interface TickerView extends SectionView {
  type: 'ticker'
  gifts: { id: string; text: string; when: string }[] | Unavailable
  label: string
  words: { pause: string; play: string }
}

/** The latest gifts, passing by. */
export async function toTickerView(
  slice: SliceOf<'ticker'>,
  scope: SliceScope,
): Promise<TickerView> {
  const { project, messages, country, services } = scope
  const reading =
    project && (await readIfPossible(scope, () => project.donations(slice.primary.limit)))
  const presentation = {
    currency: await projectCurrency(scope),
    country,
    messages,
    now: services.now(),
  }
  const gifts = reading?.value.map((donation) => {
    const { id, name, amount, isAmountHidden, when } = toDonationView(donation, presentation)
    const text = isAmountHidden
      ? fillMessage(messages.ticker.gaveHidden, { name })
      : fillMessage(messages.ticker.gave, { name, amount })
    return { id, text, when: when ?? '' }
  })
  return {
    type: 'ticker',
    ...toSectionView(slice.primary),
    gifts: gifts ?? { message: messages.figures.unavailable },
    label: messages.ticker.label,
    words: { pause: messages.gallery.pause, play: messages.gallery.play },
  }
}
