import { blocks } from './blocks/blocks.server.ts'
import { calls } from './call-to-action/call-to-action.server.ts'
import { donate } from './donate/donate.server.ts'
import { embeds } from './embeds/embeds.server.ts'
import { figures } from './figures/figures.server.ts'
import { form } from './form/form.server.ts'
import { gallery } from './gallery/gallery.server.ts'
import { hero } from './hero/hero.server.ts'
import { map } from './map/map.server.ts'
import { matching } from './matching/matching.server.ts'
import { moving } from './moving/moving.server.ts'
import { own } from './own/own.server.ts'
import { receipt } from './receipt/receipt.server.ts'
import { search } from './search/search.server.ts'
import { share } from './share/share.server.ts'
import { tabs } from './tabs/tabs.server.ts'
import { text } from './text/text.server.ts'
import type { PageSlice } from '@milepost/content'
import type { SectionView } from '../totals/section-view.ts'
import type { SectionDefinition, SectionNeed, SectionType } from './section/define-sections.ts'

/** All sections by `slice_type`. Their components are in `slice-section.tsx`. */
export const sections = {
  ...blocks,
  ...calls,
  ...donate,
  ...embeds,
  ...figures,
  ...form,
  ...gallery,
  ...hero,
  ...map,
  ...matching,
  ...moving,
  ...own,
  ...receipt,
  ...search,
  ...share,
  ...tabs,
  ...text,
} satisfies { readonly [Type in SectionType]: SectionDefinition<Type> }

/** Returns the definition of a slice's section. */
export function sectionOf<Slice extends Exclude<PageSlice, { type: 'segment' }>>({
  type,
}: Slice): SectionDefinition<Slice['type']> {
  return sections[type] as SectionDefinition<Slice['type']>
}

/** Returns the adapter group that a slice cannot work without; undefined if there is none. */
export function sectionNeed(slice: PageSlice): SectionNeed | undefined {
  return slice.type === 'segment' ? undefined : sectionOf(slice).needs?.(slice)
}

type Sections = typeof sections
type View<Type extends keyof Sections> = Awaited<ReturnType<Sections[Type]['present']>>
type Shared<Type> = Type extends 'unknown'
  ? Pick<SectionView, 'segments' | 'isInteractive'>
  : SectionView

/**
 * Section of a page, as the loader passes it to the components: plain data with formatted numbers and sanitised HTML.
 */
export type SliceView = {
  [Type in keyof Sections]: { type: Type } & Omit<Shared<Type>, keyof View<Type>> & View<Type>
}[keyof Sections]
