import { expect, it } from 'vitest'
import { getPageListing, type ListingSettings } from './project-lists.ts'

const page = {
  active: true,
  campaign: 'C-1',
  charityId: '2050',
  event: '742990',
  id: '7',
  slug: 'sam',
  teamPageId: 't-guid',
  teamShortName: 'otters',
  uuid: 'p-guid',
}
const settings = (
  type: string,
  uid: string,
  { variant = 'default', excludeTeamIds = [] as string[] } = {},
) => ({ variant, items: [{ type, uid, excludeTeamIds }] as ListingSettings['items'] })
const withoutOtters = settings('campaign', 'c-1', { excludeTeamIds: ['Otters'] })

it.each([
  ['of the site’s campaign', page, settings('campaign', 'c-1'), 'listed'],
  ['of another campaign', page, settings('campaign', 'c-2'), 'elsewhere'],
  ['of no campaign', { ...page, campaign: undefined }, settings('campaign', 'c-1'), 'elsewhere'],
  ['of the site’s charity', page, settings('charity', '2050'), 'ranked'],
  ['of the site’s event', page, settings('event', '742990'), 'ranked'],
  ['of another event', page, settings('event', '1'), 'elsewhere'],
  ['listed by its GUID', page, settings('page', 'P-GUID', { variant: 'everydayhero' }), 'listed'],
  ['listed by its slug', page, settings('page', 'sam'), 'listed'],
  ['listed by its number', page, settings('page', '7'), 'listed'],
  ['not named', page, settings('page', '8', { variant: 'everydayhero' }), 'notChosen'],
  ['of an excluded team', page, withoutOtters, 'leftOut'],
  ['that is no longer active', { ...page, active: false }, settings('page', 'sam'), 'closed'],
  ['of a site without a current project', page, { variant: 'default', items: [] }, undefined],
] as const)('a page %s', (_, given, site, listing) =>
  expect(getPageListing(given, site)).toBe(listing),
)
