import type { Preview } from '@storybook/react-vite'
// Base styles, which applications get with any component.
import '@milepost/ui'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { brands } from './brands.ts'
import { ComponentDocs } from './component-docs.tsx'
import { exampleSource } from './example-source.ts'
import { readableArgTypes, switchesAtRest } from './arg-types.ts'
import { startWorker } from './platform.ts'
import { Themed } from './themed.tsx'

const preview: Preview = {
  // Adds a documentation page for every component.
  tags: ['autodocs'],
  // Story tests set their own brand and viewport (vitest.config.ts).
  initialGlobals: { brand: 'tideline', direction: 'ltr', scheme: 'light' },
  globalTypes: {
    brand: {
      description: 'Colours, fonts and shapes of a brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          ...Object.entries(brands).map(([value, { title }]) => ({ value, title })),
          { value: 'own', title: 'Your palette' },
        ],
      },
    },
    scheme: {
      description: 'Light or dark colours',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'Follow the system' },
        ],
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: {
      page: ComponentDocs,
      source: { transform: exampleSource, language: 'tsx' },
      toc: { headingSelector: 'h2' },
    },
    controls: { sort: 'requiredFirst' },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A single component has no main landmark and no <h1>.
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'page-has-heading-one', enabled: false },
          { id: 'landmark-one-main', enabled: false },
        ],
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Introduction',
            'Install',
            'Theme',
            'Content rules',
            'Colour',
            'Contrast',
            'Type',
            'Space',
            'Radius and shadow',
          ],
          'Components',
          ['Layout', 'Content', 'Controls', 'Fundraising', 'Overlays'],
          'Forms',
          ['Fields', 'Validators', 'Sign-up form', 'Twelve-field form'],
          'Pages',
          ['Examples', 'States', 'Site', 'Supporter'],
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Themed
        isOnPage={viewMode === 'docs'}
        brand={String(globals['brand'])}
        direction={String(globals['direction'])}
        scheme={String(globals['scheme'])}
      >
        <Story />
      </Themed>
    ),
  ],
  loaders: [mswLoader(startWorker)],
  argTypesEnhancers: [readableArgTypes],
  argsEnhancers: [switchesAtRest],
}

export default preview
