import { fillMessage } from '@milepost/supporter/messages'
import { toDonationView, toImageView } from '../../totals/views.ts'
import { defineSections, type SliceScope } from '../section/define-sections.ts'
import type { CardView } from '../blocks/blocks.server.ts'
import { parseDate } from '@milepost/measures'
import { getPlatformSettings } from '@milepost/content'
import { readIfPossible } from '../../frame/request/scopes.ts'
import { getProjectCurrency } from '../../totals/project.ts'

/** Minimum duration of a slide, in ms, so that visitors can read it. */
const minSlideMs = 4000
const hourMs = 3_600_000

/** Sections with moving content. */
export const moving = defineSections({
  carousel: {
    isInteractive: ({ primary }) => primary.seconds > 0,
    present({ primary: { seconds, title }, items }, { messages: { gallery } }) {
      const { previous, next, pause, play } = gallery
      return {
        slides: items.map((slide): CardView => ({
          title: slide.title,
          text: slide.text,
          image: toImageView(slide.image),
          href: slide.url,
          foot: '',
        })),
        label: fillMessage(gallery.slidesOf, { name: title }),
        /** Duration of a slide, in ms; undefined if slides change on a click only. */
        everyMs: seconds > 0 ? Math.max(minSlideMs, seconds * 1000) : undefined,
        messages: { previous, next, pause, play },
      }
    },
  },
  // A date without a time starts at midnight of the site's time zone.
  countdown: {
    isInteractive: () => true,
    present({ primary: { until, doneText } }, { messages, services, site }) {
      const { days, hours, minutes, seconds } = messages.countdown
      const utcOffsetHours = getPlatformSettings(site)?.utcOffsetHours ?? 0
      return {
        /** End of the countdown, in ms since the Unix epoch; undefined if the date is invalid. */
        endMs: until === undefined ? undefined : parseCountdownEnd(until, utcOffsetHours),
        nowMs: services.now().getTime(),
        doneText,
        messages: { days, hours, minutes, seconds },
      }
    },
  },
  ticker: {
    present: async ({ primary }, scope) => ({
      gifts: await readTickerItems(primary.limit, scope),
      label: scope.messages.ticker.label,
      messages: { pause: scope.messages.gallery.pause, play: scope.messages.gallery.play },
    }),
  },
})

/** Reads the latest donations, and formats each as a sentence. */
async function readTickerItems(limit: number, scope: SliceScope) {
  const { project, messages, country, services } = scope
  const reading = project && (await readIfPossible(scope, () => project.donations(limit)))
  const currency = await getProjectCurrency(scope)
  const presentation = { currency, country, messages, now: services.now() }
  const items = reading?.value.map((donation) => {
    const { id, name, amount, isAmountHidden, when } = toDonationView(donation, presentation)
    const text = isAmountHidden
      ? fillMessage(messages.ticker.gaveHidden, { name })
      : fillMessage(messages.ticker.gave, { name, amount })
    return { id, text, when: when ?? '' }
  })
  return items ?? { message: messages.figures.unavailable }
}

function parseCountdownEnd(until: string, utcOffsetHours: number): number | undefined {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(until)
  const time = parseDate(isDate ? `${until}T00:00:00Z` : until)?.getTime()
  if (time === undefined || Number.isNaN(time)) return undefined
  return isDate ? time - utcOffsetHours * hourMs : time
}
