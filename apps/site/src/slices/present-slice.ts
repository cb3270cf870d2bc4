import type { PageSlice } from '@milepost/content'
import { richTextToHtml } from '@milepost/content/html'
import { milestonesReached, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { describeDonateForm } from '../donate/describe-donate-form.ts'
import { fill } from '../messages/messages.ts'
import { type PageScope, survive } from '../pages/page-scope.ts'
import { type ButtonTargets, presentButtons } from '../present/buttons.ts'
import { presentDonation } from '../present/donations.ts'
import { type Figures, presentFigures } from '../present/figures.ts'
import { presentFitness } from '../present/fitness.ts'
import { presentImage } from '../present/images.ts'
import { presentPlace } from '../present/leaderboard.ts'
import type { ReceiptView, SectionView, SliceView } from './slice-view.ts'

/** What the sections of one page share. */
export interface SliceScope extends PageScope {
  readonly targets: ButtonTargets
  /** Thanks for the gift that the address names; undefined when it names none. */
  readonly receipt: ReceiptView | undefined
}

type SliceOf<Type extends PageSlice['type']> = Extract<PageSlice, { type: Type }>

/** Reads what one section shows and puts it into words. A failed read leaves a message in its place. */
export async function presentSlice(slice: PageSlice, scope: SliceScope): Promise<SliceView> {
  const { messages, targets } = scope
  switch (slice.type) {
    case 'hero': {
      const { image, showTotal, edge } = slice.primary
      return {
        type: 'hero',
        ...section(slice.primary),
        image: presentImage(image),
        actions: presentButtons(slice.items, targets, messages),
        figures: showTotal ? await figuresOf(scope) : undefined,
        edge,
      }
    }
    case 'progress':
      return presentProgress(slice, scope)
    case 'gifts':
      return {
        type: 'gifts',
        ...section(slice.primary),
        gifts: slice.items.map(({ amount, label, image }) => ({
          amount: wholeMoney(amount, scope),
          label,
          image: presentImage(image),
        })),
      }
    case 'steps':
      return {
        type: 'steps',
        ...section(slice.primary),
        steps: slice.items.map(({ title, text }) => ({ title, text })),
      }
    case 'fitnessTotal':
      return presentFitnessTotal(slice, scope)
    case 'leaderboard':
      return presentLeaderboard(slice, scope)
    case 'donations':
      return presentDonations(slice, scope)
    case 'donate':
      return {
        type: 'donate',
        ...section(slice.primary),
        anchor: slice.primary.anchor ?? 'donate',
        form: describeDonateForm({
          suggestions: slice.items,
          currency: currencyOf(scope),
          country: scope.country,
          messages,
        }),
      }
    case 'story':
      return {
        type: 'story',
        ...section(slice.primary),
        html: richTextToHtml(slice.primary.text, { firstHeading: 3 }),
        image: presentImage(slice.primary.image),
        quote: slice.primary.quote.text === '' ? undefined : slice.primary.quote,
      }
    case 'questions':
      return {
        type: 'questions',
        ...section(slice.primary),
        questions: slice.items.map(({ question, answer }) => ({
          question,
          answer: richTextToHtml(answer, { firstHeading: 4 }),
        })),
      }
    case 'sponsors':
      return {
        type: 'sponsors',
        ...section(slice.primary),
        sponsors: slice.items.map(({ name, logo, url, tier }) => ({
          name,
          logo: presentImage(logo),
          href: url,
          tier,
        })),
      }
    case 'callToAction':
      return {
        type: 'callToAction',
        ...section(slice.primary),
        image: presentImage(slice.primary.image),
        actions: presentButtons(slice.items, targets, messages),
      }
    case 'text':
      return {
        type: 'text',
        ...section(slice.primary),
        html: richTextToHtml(slice.primary.text, { firstHeading: 3 }),
      }
    case 'receipt':
      return { type: 'receipt', ...section(slice.primary), receipt: scope.receipt }
    case 'unknown':
      return { type: 'unknown', message: fill(messages.unknownSlice, { type: slice.name }) }
  }
}

type Primary = {
  title: string
  text?: unknown
  background: SectionView['background']
  anchor: string | undefined
}

function section({ title, text, background, anchor }: Primary): SectionView {
  return { title, text: typeof text === 'string' ? text : '', background, anchor }
}

/** The project's figures; undefined when there is no project, or they cannot be read. */
async function figuresOf(scope: PageScope): Promise<Figures | undefined> {
  const { project, messages, services, country } = scope
  if (!project) return undefined
  const reading = await survive(scope, project.summary)
  if (!reading) return undefined
  const { raisedMinor, targetMinor, donationCount } = reading.value
  return presentFigures({
    raisedMinor,
    targetMinor,
    donationCount,
    currency: project.currency,
    country,
    messages,
    lastGood: reading.isLastGood ? { asOf: reading.asOf, now: services.now() } : undefined,
  })
}

async function presentProgress(slice: SliceOf<'progress'>, scope: SliceScope): Promise<SliceView> {
  const figures = await figuresOf(scope)
  const raisedMinor =
    (scope.project && (await survive(scope, scope.project.summary))?.value.raisedMinor) ?? 0
  const milestones = slice.items.map(({ amount, label }) => ({
    amountMinor: toMinor(amount, currencyOf(scope)),
    amount: wholeMoney(amount, scope),
    label,
  }))
  const { reached } = milestonesReached(raisedMinor, milestones)
  return {
    type: 'progress',
    ...section(slice.primary),
    figures: figures ?? { message: scope.messages.figuresUnavailable },
    milestones: milestones.map((step) => ({
      amount: step.amount,
      label: step.label,
      reached: reached.includes(step),
    })),
  }
}

async function presentFitnessTotal(
  slice: SliceOf<'fitnessTotal'>,
  scope: SliceScope,
): Promise<SliceView> {
  const { measure, lengthMetres, lengthLabel, image } = slice.primary
  const reading = scope.project && (await survive(scope, scope.project.activity))
  return {
    type: 'fitnessTotal',
    ...section(slice.primary),
    figures: reading
      ? presentFitness(reading.value, { measure, lengthMetres, country: scope.country })
      : { message: scope.messages.figuresUnavailable },
    lengthLabel,
    image: presentImage(image),
  }
}

async function presentLeaderboard(
  slice: SliceOf<'leaderboard'>,
  scope: SliceScope,
): Promise<SliceView> {
  const { kind, limit } = slice.primary
  const { project, messages, country } = scope
  const board = kind === 'people' ? project?.people : project?.teams
  const reading = board && (await survive(scope, () => board(limit)))
  return {
    type: 'leaderboard',
    ...section(slice.primary),
    places: reading
      ? reading.value.map((entry) =>
          presentPlace(entry, { kind, currency: currencyOf(scope), country }),
        )
      : { message: messages.figuresUnavailable },
    emptyText: messages.noLeaderboardYet,
  }
}

async function presentDonations(
  slice: SliceOf<'donations'>,
  scope: SliceScope,
): Promise<SliceView> {
  const { project, messages, country, services } = scope
  const reading = project && (await survive(scope, () => project.donations(slice.primary.limit)))
  const presentation = { currency: currencyOf(scope), country, messages, now: services.now() }
  return {
    type: 'donations',
    ...section(slice.primary),
    donations: reading
      ? reading.value.map((donation) => presentDonation(donation, presentation))
      : { message: messages.figuresUnavailable },
    emptyText: messages.noDonationsYet,
  }
}

function currencyOf({ project }: Pick<PageScope, 'project'>): string {
  return project?.currency ?? 'GBP'
}

function wholeMoney(major: number, scope: PageScope): string {
  const currency = currencyOf(scope)
  return formatMoney(toMinor(major, currency), { currency, country: scope.country })
}
