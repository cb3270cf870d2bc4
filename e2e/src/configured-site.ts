import { join } from 'node:path'
import { repositoryRoot } from './repository-root.ts'
import { type Stack, startStack } from './stack.ts'

const inlineScript = 'window.inlineRan = (window.inlineRan ?? 0) + 1'

/** A tideline whose document has everything that an editor can add around the pages. */
export function startConfiguredSite(): Promise<Stack> {
  return startStack('tideline', {
    environment: {
      TENANT: 'demo',
      TENANTS_FILE: join(repositoryRoot, 'apps/site/tenants.json'),
    },
    edit(fields, { thirdParty }) {
      Object.assign(fields, {
        'meta-description': '  Walk the coast with us. \n ',
        iframe: 'Yes',
        maintenanceMode: 'Yes',
        analytics: [{ type: 'script', id: '', url: `${thirdParty}/analytics.js` }],
        'cookieConsent-cookies': [
          { name: 'draft', provider: 'Forms', purpose: 'Keeps a draft', expiry: '1 day' },
        ],
        'head-styles': ':root{--from-editor:1}',
        'head-stylesheets': [{ url: 'https://styles.invalid/own.css' }],
        'head-scripts': [
          { inline: inlineScript },
          { inline: 'window.atOnce = 1', afterConsent: 'No' },
          { src: 'https://chat.invalid/widget.js' },
        ],
        'head-metaTags': [{ name: 'theme-color', content: '#0B3C49' }],
        messages: [{ key: 'shell.cookiePolicy', text: 'Cookies we keep' }],
      })
      const [settings] = fields['platform'] as { items: Record<string, unknown>[] }[]
      for (const item of settings?.items ?? []) item['startDate'] = '2026-06-01'
      const ctas = fields['header-ctas'] as object[]
      ctas.push({ label: 'Fly there', linkType: 'teleport' })
      const footer = fields['footer-content'] as object[]
      footer.push(
        {
          slice_type: 'modal',
          slice_label: null,
          primary: {
            id: 'gift-aid',
            label: 'Gift Aid',
            title: 'What Gift Aid adds',
            text: [{ type: 'paragraph', text: 'A quarter more, at no cost to you.', spans: [] }],
          },
          items: [],
        },
        {
          slice_type: 'modal',
          slice_label: null,
          primary: {
            id: 'form',
            label: 'Write to us',
            title: 'Write to us',
            iframe: 'https://forms.invalid/contact?form=7',
            widescreen: 'Yes',
          },
          items: [],
        },
        {
          slice_type: 'modal',
          slice_label: null,
          primary: {
            id: 'map',
            label: 'A map',
            title: 'A map',
            iframe: 'https://forms.invalid/map',
            widescreen: 'No',
          },
          items: [],
        },
        { slice_type: 'carousel', slice_label: null, primary: {}, items: [] },
      )
    },
  })
}
