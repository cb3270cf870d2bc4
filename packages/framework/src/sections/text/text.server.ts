import { toImageView } from '../../totals/views.ts'
import { toRichHtml } from '../../frame/page-html.ts'
import { defineSections } from '../section/define-sections.ts'
import { formatMajorAmount } from '../figures/figures.server.ts'

/** Returns the link to the page's donation form with an amount; undefined if there is no form on this site. */
function getDonateHref(donate: string | undefined, amount: number): string | undefined {
  if (donate === undefined || !/^(?:\/(?!\/)|#)/.test(donate)) return undefined
  const [path = '', anchor] = donate.split('#')
  return `${path}?amount=${amount}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Text sections of a typical home page. */
export const text = defineSections({
  gifts: {
    present: async ({ items }, scope) => ({
      gifts: await Promise.all(
        items.map(async ({ amount, label, image }) => ({
          amount: await formatMajorAmount(amount, scope),
          label,
          image: toImageView(image),
          href: getDonateHref(scope.targets.donate, amount),
        })),
      ),
    }),
  },
  questions: {
    present: ({ items }, scope) => ({
      questions: items.map(({ question, answer }) => ({
        question,
        html: toRichHtml(answer, scope, { firstHeading: 4 }),
      })),
    }),
  },
  sponsors: {
    present: ({ items }) => ({
      sponsors: items.map(({ name, logo, url, tier }) => ({
        name,
        logo: toImageView(logo),
        href: url,
        tier,
      })),
    }),
  },
  steps: {
    present: ({ items }) => ({ steps: items.map(({ title, text }) => ({ title, text })) }),
  },
  story: {
    present: ({ primary: { text, image, quote } }, scope) => ({
      html: toRichHtml(text, scope, { firstHeading: 3 }),
      image: toImageView(image),
      quote: quote.text === '' ? undefined : quote,
    }),
  },
  text: {
    present: ({ primary }, scope) => ({
      html: toRichHtml(primary.text, scope, { firstHeading: 3 }),
    }),
  },
})
