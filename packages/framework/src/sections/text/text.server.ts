import { type ImageView, richHtml, toImageView } from '../../totals/views.ts'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import { formatMajorAmount } from '../figures/figures.server.ts'
import type { SectionView } from '../../totals/section-view.ts'
import type { SafeHtml } from '@milepost/content/html'

export interface GiftsView extends SectionView {
  type: 'gifts'
  gifts: { amount: string; label: string; image: ImageView | undefined }[]
}

/** Impact of donations, by amount. */
export async function toGiftsView(slice: SliceOf<'gifts'>, scope: SliceScope): Promise<GiftsView> {
  return {
    type: 'gifts',
    ...toSectionView(slice.primary),
    gifts: await Promise.all(
      slice.items.map(async ({ amount, label, image }) => ({
        amount: await formatMajorAmount(amount, scope),
        label,
        image: toImageView(image),
      })),
    ),
  }
}

export interface QuestionsView extends SectionView {
  type: 'questions'
  questions: { question: string; html: SafeHtml }[]
}

/** Questions with answers. */
export function toQuestionsView(slice: SliceOf<'questions'>): QuestionsView {
  return {
    type: 'questions',
    ...toSectionView(slice.primary),
    questions: slice.items.map(({ question, answer }) => ({
      question,
      html: richHtml(answer, { firstHeading: 4 }),
    })),
  }
}

export interface SponsorsView extends SectionView {
  type: 'sponsors'
  sponsors: { name: string; logo: ImageView | undefined; href: string; tier: string }[]
}

/** Sponsors, by tier. */
export function toSponsorsView(slice: SliceOf<'sponsors'>): SponsorsView {
  return {
    type: 'sponsors',
    ...toSectionView(slice.primary),
    sponsors: slice.items.map(({ name, logo, url, tier }) => ({
      name,
      logo: toImageView(logo),
      href: url,
      tier,
    })),
  }
}

export interface StepsView extends SectionView {
  type: 'steps'
  steps: { title: string; text: string }[]
}

/** Instructions in steps. */
export function toStepsView(slice: SliceOf<'steps'>): StepsView {
  return {
    type: 'steps',
    ...toSectionView(slice.primary),
    steps: slice.items.map(({ title, text }) => ({ title, text })),
  }
}

export interface StoryView extends SectionView {
  type: 'story'
  html: SafeHtml
  image: ImageView | undefined
  quote: { text: string; name: string; role: string } | undefined
}

/** A story with an image and a quotation. */
export function toStoryView(slice: SliceOf<'story'>): StoryView {
  return {
    type: 'story',
    ...toSectionView(slice.primary),
    html: richHtml(slice.primary.text, { firstHeading: 3 }),
    image: toImageView(slice.primary.image),
    quote: slice.primary.quote.text === '' ? undefined : slice.primary.quote,
  }
}

export interface TextView extends SectionView {
  type: 'text'
  html: SafeHtml
}

/** Running text. */
export function toTextView(slice: SliceOf<'text'>): TextView {
  return {
    type: 'text',
    ...toSectionView(slice.primary),
    html: richHtml(slice.primary.text, { firstHeading: 3 }),
  }
}
